import clsx from "clsx";
import type { ReactNode } from "react";
import { type PostSummary, postBars } from "../../lib/blog";

/** Above this many minutes the ruler names every second one. */
const NAMED_MINUTES = 8;

/** The ruler of a post: a tick a minute of reading. */
function Minutes({ minutes }: { minutes: number }): ReactNode {
  const step = minutes > NAMED_MINUTES ? 2 : 1;
  const ticks = Array.from({ length: Math.ceil(minutes / step) }, (_, index) => index * step);
  return (
    <div className="post-picture__ruler">
      {ticks.map((minute) => (
        <span key={minute} style={{ left: `${(minute / minutes) * 100}%` }}>
          {minute === 0 ? "0" : `${minute} min`}
        </span>
      ))}
    </div>
  );
}

/**
 * A post drawn as a trace of reading it: a bar for the whole, one for each part, amber where a part shows
 * code. Decorative: the reading time and the contents list say the same in words.
 */
export function PostPicture({
  post,
  large = false,
}: {
  post: PostSummary;
  large?: boolean;
}): ReactNode {
  return (
    <div
      className={clsx("post-picture", large && "post-picture--large")}
      aria-hidden="true"
      data-markdown="skip"
    >
      {large && <Minutes minutes={post.minutes} />}
      <div className="post-picture__bars">
        {postBars(post).map(({ kind, start, length }, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the bars of a post never change their order
            key={index}
            style={{
              marginLeft: `${start * 100}%`,
              width: `${length * 100}%`,
              background: `var(--span-${kind})`,
            }}
          />
        ))}
      </div>
    </div>
  );
}
