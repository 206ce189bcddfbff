// @ts-check

/** A failure that is told in one sentence, without a stack trace. */
export class Plain extends Error {
  /**
   * @param {string} message one sentence: what happened and what to do
   * @param {string} [detail] the end of what the tool printed
   */
  constructor(message, detail = "") {
    super(message);
    this.name = "Plain";
    this.detail = detail;
  }
}

const nodeFloor = [20, 19];

/** Throws a `Plain` error when this Node is older than the site's tools accept. */
export function checkNode(/** @type {string} */ version) {
  const [major = 0, minor = 0] = version.replace(/^v/, "").split(".").map(Number);
  const [floorMajor = 0, floorMinor = 0] = nodeFloor;
  if (major > floorMajor || (major === floorMajor && minor >= floorMinor)) return;
  throw new Plain(
    `This site needs Node ${nodeFloor.join(".")} or newer and this is Node ${version.replace(/^v/, "")}: install a newer one from https://nodejs.org and run the command again.`,
  );
}

/**
 * Known causes in a tool's output. The file-watcher limit also says ENOSPC and is no full disk, so it stands first.
 * @type {readonly { readonly sign: RegExp, readonly says: string }[]}
 */
const causes = [
  {
    sign: /ENOSPC[^\n]*(watch|inotify)|number of file watchers/i,
    says: "The system's limit of watched files is reached: raise fs.inotify.max_user_watches or close other watchers, then run the command again.",
  },
  {
    sign: /ENOSPC|no space left on device|SQLITE_FULL|database or disk is full/i,
    says: "The disk is full: free some space (an install needs about 1 GB) and run the command again.",
  },
  {
    sign: /EACCES|EROFS|read-only file system/i,
    says: "A file or folder of the project cannot be written: check who owns it, then run the command again.",
  },
  {
    sign: /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ERR_SOCKET_TIMEOUT/,
    says: "The package registry cannot be reached: check the network and run the command again.",
  },
  {
    sign: /heap out of memory/i,
    says: "Node ran out of memory: close other programs, or set NODE_OPTIONS=--max-old-space-size=4096, and run the command again.",
  },
];

/**
 * The sentence for a failed step.
 * @param {string} step what was being done, for example "The build"
 * @param {string} output what the tool printed
 */
export function explain(step, output) {
  const known = causes.find(({ sign }) => sign.test(output));
  return known ? `${step} failed. ${known.says}` : `${step} failed: the lines above say why.`;
}

/** The last lines of a tool's output, blank ones left out. */
export function lastLines(/** @type {string} */ output, count = 25) {
  return output
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(-count)
    .join("\n");
}
