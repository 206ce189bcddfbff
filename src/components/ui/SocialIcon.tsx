import Discord from "bootstrap-icons/icons/discord.svg";
import GitHub from "bootstrap-icons/icons/github.svg";
import LinkedIn from "bootstrap-icons/icons/linkedin.svg";
import Reddit from "bootstrap-icons/icons/reddit.svg";
import X from "bootstrap-icons/icons/twitter-x.svg";
import YouTube from "bootstrap-icons/icons/youtube.svg";
import type { ReactNode } from "react";

const icons = {
  discord: Discord,
  github: GitHub,
  linkedin: LinkedIn,
  reddit: Reddit,
  x: X,
  youtube: YouTube,
} as const;

/** A network's own mark. Decorative: the link around it carries the name. */
export function SocialIcon({
  name,
  size = 18,
}: {
  name: keyof typeof icons;
  size?: number;
}): ReactNode {
  const Icon = icons[name];
  return <Icon width={size} height={size} aria-hidden="true" />;
}
