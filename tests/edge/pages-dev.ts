import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  type ChildServer,
  freePort,
  root,
  startChildServer,
  temporaryFolder,
} from "./child-server";

export interface PagesDevOptions {
  /** Variables of the function. */
  readonly bindings?: Readonly<Record<string, string>>;
  /** Folder in which `functions/` stands; the repository unless told otherwise. */
  readonly cwd?: string;
  /** Any free one unless told otherwise. The edge's cache is kept by host, which includes it. */
  readonly port?: number;
  /** Folder of the edge's cache; a new, empty one unless told otherwise. */
  readonly state?: string;
  /** Print errors only, not each request: that costs more than most answers. */
  readonly quiet?: boolean;
}

export interface PagesDev extends ChildServer {
  readonly url: string;
}

/**
 * Starts `wrangler pages dev` with the functions in `cwd` over a single static page, and waits
 * until it takes requests. Settings in `.env` and `.dev.vars` do not reach it.
 *
 * @throws Error with wrangler's output when it does not start.
 */
export async function startPagesDev(options: PagesDevOptions = {}): Promise<PagesDev> {
  const { bindings = {}, cwd = root, quiet = false } = options;
  const scratch = await temporaryFolder(tmpdir());
  const assets = path.join(scratch.path, "assets");
  const envFile = path.join(scratch.path, "empty.env");
  await mkdir(assets);
  await writeFile(path.join(assets, "index.html"), "<!doctype html><title>Page</title>");
  await writeFile(envFile, "");

  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  try {
    const server = await startChildServer({
      cwd,
      url,
      args: [
        path.join(root, "node_modules/wrangler/bin/wrangler.js"),
        ...["pages", "dev", assets, "--ip", "127.0.0.1", "--port", String(port)],
        ...["--inspector-port", String(await freePort()), "--env-file", envFile],
        ...["--persist-to", options.state ?? path.join(scratch.path, "state")],
        "--show-interactive-dev-session=false",
        ...(quiet ? ["--log-level", "error"] : []),
        ...Object.entries(bindings).flatMap(([name, value]) => ["--binding", `${name}=${value}`]),
      ],
      env: {
        // The banner asks the package registry for a newer version.
        WRANGLER_HIDE_BANNER: "true",
        WRANGLER_SEND_METRICS: "false",
        WRANGLER_LOG_PATH: path.join(scratch.path, "logs"),
        CLOUDFLARE_CF_FETCH_ENABLED: "false",
      },
    });
    const stop = async (): Promise<void> => {
      await server.stop();
      await scratch.remove();
    };
    return { url, output: server.output, stop };
  } catch (error) {
    await scratch.remove();
    throw error;
  }
}
