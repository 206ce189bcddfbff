/**
 * Draws the pictures that are made from the mark and the recorded run (icons, the social image), and one
 * for each post of the blog. Run by hand after a change: `npx tsx scripts/make-images.mts`, or with a part
 * of the file names to draw only those: `npx tsx scripts/make-images.mts blog/`. The results are committed.
 */
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright-core";
import { supportDesk } from "../src/data/recordings";
import { shownRows } from "../src/lib/shown-run";
import { type PictureSource, postPicture, postSources } from "./lib/post-picture";

const tokens = readFileSync("src/css/tokens.css", "utf8");
const face = (name: string, file: string, weight: string) =>
  `@font-face{font-family:"${name}";font-weight:${weight};src:url(data:font/woff2;base64,${readFileSync(`node_modules/${file}`).toString("base64")})}`;
const fonts = [
  face(
    "Schibsted Grotesk Variable",
    "@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2",
    "400 900",
  ),
  face("Commit Mono", "@fontsource/commit-mono/files/commit-mono-latin-400-normal.woff2", "400"),
].join("");

const stroke = (width: number) =>
  `<path d="M5 8h4.4l3.6 10 3.6-10H21" fill="none" stroke="var(--brand-strong)" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** The mark on its ground; `inset` leaves room for a mask that cuts the corners off. */
function icon(inset: number, radius: number): string {
  return `<svg viewBox="0 0 26 26" style="display:block;width:100vw;height:100vh"><rect width="26" height="26" rx="${radius}" fill="var(--canvas)"/><g transform="translate(13 13) scale(${1 - inset}) translate(-13 -13)">${stroke(2.6)}</g></svg>`;
}

function social(): string {
  const rows = shownRows(supportDesk.spans);
  const bars = rows
    .map(
      ({ kind, startMs, durationMs, depth, label }) =>
        `<div class="r"><span style="padding-left:${depth * 18}px">${label}</span><i><b style="left:${(startMs / supportDesk.totalMs) * 100}%;width:${Math.max(0.4, (durationMs / supportDesk.totalMs) * 100)}%;background:var(--span-${kind})"></b></i></div>`,
    )
    .join("");
  return `<style>.s{width:1200px;height:630px;padding:64px 72px;box-sizing:border-box;position:relative;overflow:hidden;color:var(--ink);font-family:var(--font-text)}
.n{display:flex;align-items:center;gap:16px;font-size:32px;font-weight:600;letter-spacing:-.02em}.n svg{width:48px;height:48px}
h1{font-size:64px;line-height:68px;letter-spacing:-.035em;font-weight:600;margin:36px 0 36px}
.u{height:20px;border-bottom:1px solid var(--line-strong);background:repeating-linear-gradient(90deg,#4a524f 0 2px,transparent 2px 10%) bottom/100% 16px no-repeat,repeating-linear-gradient(90deg,var(--line-strong) 0 2px,transparent 2px 2%) bottom/100% 8px no-repeat;margin-left:250px}
.r{display:grid;grid-template-columns:250px 1fr;align-items:center;height:26px;font:400 17px var(--font-mono);color:var(--ink-2)}.r i{position:relative;height:14px}.r b{position:absolute;top:0;height:14px;border-radius:3px}</style>
<div class="s"><div class="n"><svg viewBox="0 0 26 26"><rect x=".5" y=".5" width="25" height="25" rx="6" fill="none" stroke="var(--line-strong)"/>${stroke(2.2)}</svg>VoltAgent</div><h1>Build agents in TypeScript.<br>Read every step they take.</h1><div class="u"></div>${bars}</div>`;
}

const page = (body: string) =>
  `<style>${fonts}${tokens}body{margin:0;background:transparent}</style>${body}`;

const brand = `<div class="n"><svg viewBox="0 0 26 26"><rect x=".5" y=".5" width="25" height="25" rx="6" fill="none" stroke="var(--line-strong)"/>${stroke(2.2)}</svg>VoltAgent</div>`;

const ofPost = (post: PictureSource) => ({
  file: `static/img/blog/${post.slug}.png`,
  width: 1200,
  height: 630,
  body: postPicture(post, brand),
});

const pictures = [
  { file: "static/img/favicon-48.png", width: 48, height: 48, body: icon(0, 6) },
  { file: "static/img/icon-180.png", width: 180, height: 180, body: icon(0.2, 0) },
  { file: "static/img/icon-192.png", width: 192, height: 192, body: icon(0, 6) },
  { file: "static/img/icon-512.png", width: 512, height: 512, body: icon(0, 6) },
  { file: "static/img/icon-maskable-512.png", width: 512, height: 512, body: icon(0.36, 0) },
  {
    file: "static/img/social.png",
    width: 1200,
    height: 630,
    body: `<div style="background:var(--canvas)">${social()}</div>`,
  },
  ...(await postSources("blog")).map(ofPost),
].filter(({ file }) => file.includes(process.argv[2] ?? ""));

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
for (const { file, width, height, body } of pictures) {
  const view = await browser.newPage({ viewport: { width, height } });
  await view.setContent(page(body));
  await view.evaluate(() => document.fonts.ready);
  mkdirSync(path.dirname(file), { recursive: true });
  await view.screenshot({ path: file, omitBackground: true });
  await view.close();
}
await browser.close();
