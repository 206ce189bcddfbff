import type { ReactNode } from "react";
import { hosts } from "../../config/site";
import { SocialIcon } from "../ui/SocialIcon";

/** The way to the community chat: an icon, or with `labelled` a button with words. */
export function ChatLink({
  className,
  labelled = false,
}: {
  className?: string;
  labelled?: boolean;
}): ReactNode {
  return (
    <a className={className} href={hosts.chat} aria-label={labelled ? undefined : "Community chat"}>
      <SocialIcon name="discord" />
      {labelled && "Join the community chat"}
    </a>
  );
}
