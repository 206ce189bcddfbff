import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import { ProsePage, type ProseSection } from "../components/prose-page/ProsePage";
import { hosts, site } from "../config/site";
import { lastChanged } from "../data/legal";

const sections: readonly ProseSection[] = [
  {
    id: "scope",
    label: "scope",
    title: "What these terms cover",
    content: (
      <>
        <p>
          These terms cover reading and using this website. You need no account, and by reading it
          you agree to nothing else.
        </p>
        <p>
          The {site.name} framework has its own licence, which ships with its packages and is in{" "}
          <a href={hosts.repository}>its repository</a>. The {site.platform} platform is a separate
          service: its console shows the terms that apply there.
        </p>
      </>
    ),
  },
  {
    id: "reuse",
    label: "reuse",
    title: "What you may do with the content",
    content: (
      <>
        <p>
          The texts, code samples and source of this site are published under the MIT licence. You
          may copy, change and use them, including in closed products, as long as the copyright
          notice and the licence stay with substantial parts.
        </p>
        <p>
          Typefaces, icons and packages by others keep their own licences. They are listed under{" "}
          <Link to="/oss-friends/">OSS friends</Link>. Programs may read the site, as people may;
          please respect <a href="/robots.txt">robots.txt</a>, and do not load or probe the site in
          a way that keeps others from using it.
        </p>
      </>
    ),
  },
  {
    id: "names",
    label: "names",
    title: "Names and marks",
    content: (
      <>
        <p>
          The names {site.name} and {site.platform} and their logos belong to {site.company}, and
          the MIT licence does not cover them. You may use the names to talk about the products. Do
          not use them in a way that wrongly suggests that {site.company} made or endorses
          something.
        </p>
        <p>
          Other companies and projects are named so that you know what works with what. Their names
          and marks belong to them, and naming them implies no connection.
        </p>
      </>
    ),
  },
  {
    id: "warranty",
    label: "warranty",
    title: "No warranty, and links",
    content: (
      <>
        <p>
          The site is provided as it is. Its samples are checked, but a sample is a starting point,
          not advice for your case: review code before you run it, and watch what your agents spend.
          As far as applicable law allows, {site.company} is not liable for damage that results from
          using the site or from being unable to use it.
        </p>
        <p>
          Links lead to sites that others run. They made sense when they were added. The content of
          those sites is up to their owners, and so are their terms.
        </p>
      </>
    ),
  },
  {
    id: "changes",
    label: "changes",
    title: "Changes and contact",
    content: (
      <p>
        When these terms change, the date at the top changes too, and the earlier wording stays in
        the history of <a href={hosts.repository}>the repository</a>. Questions go to{" "}
        <a href={`mailto:${site.email}`}>{site.email}</a>.
      </p>
    ),
  },
];

export default function TermsPage(): ReactNode {
  return (
    <ProsePage
      label="terms"
      title="Terms of use"
      description="The terms for using this website: what you may do with its content, names and marks, and what it does not promise."
      lead="Five short sections, for this website only. The framework and the platform have their own terms."
      changed={lastChanged.terms}
      sections={sections}
    />
  );
}
