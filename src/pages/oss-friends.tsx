import type { ReactNode } from "react";
import { ProjectTable } from "../components/oss-friends/ProjectTable";
import { ProsePage, type ProseSection } from "../components/prose-page/ProsePage";
import {
  directDependencies,
  installedPackages,
  type Project,
  projects,
} from "../data/dependencies";

const groups: readonly { use: Project["use"]; label: string; title: string }[] = [
  { use: "site", label: "the site", title: "What the site is made with" },
  { use: "checks", label: "the checks", title: "What checks it" },
  { use: "samples", label: "the samples", title: "What its samples run on" },
];

const sections: ProseSection[] = groups.map(({ use, label, title }) => ({
  id: use,
  label,
  title,
  wide: true,
  content: (
    <ProjectTable
      caption={title}
      rows={projects
        .filter((project) => project.use === use)
        .map((project) => ({ ...project, packages: installedPackages(project) }))}
    />
  ),
}));

export default function OssFriendsPage(): ReactNode {
  return (
    <ProsePage
      label="oss friends"
      title="The projects this site rests on"
      description="The open-source projects that this website, its checks and its code samples depend on, with versions, licences and what each does."
      lead={`${projects.length} open-source projects, ${Object.keys(directDependencies).length} packages. The list is what the site installs: the tests fail if a package is missing here.`}
      sections={sections}
    />
  );
}
