import type { ReactNode } from "react";
import type { Customer } from "../../lib/customer";

/** A recording of the customer's talk, as a link: nothing of another host loads with the page. */
export function StoryVideo({
  name,
  video: { youtubeId, startSeconds },
}: {
  name: string;
  video: NonNullable<Customer["video"]>;
}): ReactNode {
  const start = startSeconds > 0 ? `&t=${startSeconds}s` : "";
  return (
    <p className="border-t border-line pt-6 text-ink-2">
      <a
        href={`https://www.youtube.com/watch?v=${youtubeId}${start}`}
        className="inline-flex min-h-[40px] items-center text-ink underline decoration-brand underline-offset-4 hover:text-brand-strong"
      >
        Watch {name} show it on YouTube
      </a>
    </p>
  );
}
