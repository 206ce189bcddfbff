import Head from "@docusaurus/Head";
import text from "@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2";
import type { ReactNode } from "react";
import { GitHubStarsProvider } from "../contexts/GitHubStars";

/**
 * Wraps the whole app: the face that every page is read in, and the stars. The face of code and labels is
 * not preloaded: its stand-in has its widths, and the text paints sooner without it on the line.
 */
export default function Root({ children }: { children: ReactNode }): ReactNode {
  return (
    <GitHubStarsProvider>
      <Head>
        <link rel="preload" href={text} as="font" type="font/woff2" crossOrigin="anonymous" />
      </Head>
      {children}
    </GitHubStarsProvider>
  );
}
