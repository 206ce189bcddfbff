import { usePluginData } from "@docusaurus/useGlobalData";
import type { ReactNode } from "react";
import { Checks, Parts, Posts, Project } from "../components/about/sections";
import { Facts } from "../components/prose-page/Facts";
import { ProsePage } from "../components/prose-page/ProsePage";
import { companyFacts } from "../data/about";
import type { PostEmbedsData } from "../lib/post-embed";

function Why(): ReactNode {
  return (
    <>
      <p>
        An agent is a loop around a model that you do not control. The model decides what to call,
        in which order and how often. When an answer is wrong, the code alone does not tell you why.
      </p>
      <p>
        JavaScript teams had little to build on. The mature libraries were written for Python. The
        tools that showed what an agent did were no-code builders, which stop where a product needs
        its own logic. Every team wrote the rest from scratch.
      </p>
      <p>
        <strong>VoltAgent joins the two:</strong> agents as ordinary TypeScript, and the view of
        each step that a no-code builder would give you. The framework records traces by default.
        You choose where they go.
      </p>
    </>
  );
}

function Company(): ReactNode {
  return (
    <Facts
      facts={companyFacts.map(({ term, text, source, read }) => ({
        term,
        detail: (
          <>
            {text}
            <span className="mt-1 block font-mono text-label text-ink-3">
              <a href={source.href}>{source.label}</a>, read {read}
            </span>
          </>
        ),
      }))}
    />
  );
}

export default function AboutPage(): ReactNode {
  const posts = (usePluginData("post-embeds") as PostEmbedsData | undefined)?.posts ?? [];
  return (
    <ProsePage
      label="about"
      title="Agents you can write as code and read as a trace"
      description="Why VoltAgent exists, what the framework and the platform are, who is behind them, and how this site is checked."
      lead="VoltAgent is an open-source TypeScript framework. VoltOps is the platform that shows what its agents did. This page explains why there are two, and who is behind them."
      sections={[
        { id: "why", label: "why", title: "Why VoltAgent exists", content: <Why /> },
        {
          id: "parts",
          label: "two parts",
          title: "The framework and the platform",
          content: <Parts />,
          wide: true,
        },
        {
          id: "project",
          label: "the project",
          title: "How the project is run",
          content: <Project />,
        },
        { id: "company", label: "the company", title: "Who is behind it", content: <Company /> },
        ...(posts.length > 0
          ? [
              {
                id: "posts",
                label: "posts",
                title: "What people post",
                content: <Posts posts={posts} />,
              },
            ]
          : []),
        {
          id: "checks",
          label: "this site",
          title: "How this site is checked",
          content: <Checks />,
        },
      ]}
    />
  );
}
