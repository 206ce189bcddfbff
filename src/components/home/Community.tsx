import type { ReactNode } from "react";
import { internalLink } from "../../config/links";
import { hosts } from "../../config/site";
import { useGitHubStars } from "../../contexts/GitHubStars";
import { countInWords } from "../../lib/in-words";
import { SectionHead } from "../ui/SectionHead";

function Stars(): ReactNode {
  const state = useGitHubStars();
  if (state.status === "failed") {
    return "The star count is not available right now.";
  }
  if (state.status === "loading") {
    return "Loading the star count.";
  }
  const { stars, recent_stargazers: recent } = state.stats;
  const names = (recent ?? []).slice(0, 5).map(({ login }) => login);
  return (
    <>
      {countInWords(stars)} stars.
      {names.length > 0 && ` Most recently from ${names.join(", ")}.`}
    </>
  );
}

const ways = [
  {
    label: "Star the repository",
    href: hosts.repository,
    text: <Stars />,
  },
  {
    label: "Contribute",
    href: internalLink("/docs/community/contributing/"),
    text: "Report bugs, fix them, improve the docs or add examples. The framework is MIT-licensed.",
  },
  {
    label: "Ask in the chat",
    href: hosts.chat,
    text: "Ask questions, share ideas and see what others build. The maintainers are there too.",
  },
];

/** How to take part. */
export function Community(): ReactNode {
  return (
    <section
      className="wrap pb-24 pt-16 menu:pt-24 nav:pb-32 nav:pt-32"
      aria-labelledby="community"
    >
      <SectionHead id="community" label="Community" title="Developed in the open" />
      <ul className="border-t border-line">
        {ways.map(({ label, href, text }) => (
          <li
            key={label}
            className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-1 border-b border-line py-5 menu:grid-cols-[220px_minmax(0,1fr)]"
          >
            <a href={href} className="font-medium text-ink">
              {label}
            </a>
            <p className="min-h-[26px] max-w-[70ch] text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
