/** Services on this machine in place of those that a program calls by their address. */

/** A service that runs. */
export interface RunningStandIn {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** A service a program calls: its address in the program, and how to start one in its place. */
export interface StandIn {
  readonly address: string;
  readonly start: () => Promise<RunningStandIn>;
}

/** Sends what this process asks of `address` to `url` instead, for as long as it lives. */
export function redirect(address: string, url: string): void {
  const { fetch } = globalThis;
  const moved = (asked: string): string =>
    asked.startsWith(address) ? url + asked.slice(address.length) : asked;
  globalThis.fetch = (input, init) =>
    input instanceof Request
      ? fetch(new Request(moved(input.url), input), init)
      : fetch(moved(String(input)), init);
}

/** Runs `program` while each of `standIns` answers in the place of its service. */
export async function withStandIns<T>(
  standIns: readonly StandIn[],
  program: () => Promise<T>,
): Promise<T> {
  const running = await Promise.all(
    standIns.map(async ({ address, start }) => {
      const service = await start();
      redirect(address, service.url);
      return service;
    }),
  );
  try {
    return await program();
  } finally {
    await Promise.all(running.map(({ close }) => close()));
  }
}
