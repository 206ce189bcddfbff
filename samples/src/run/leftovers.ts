/** What a program leaves behind in its process: taken away, so that the next one starts as if it were the first. */

type Listener = (...args: unknown[]) => void;

/** What everybody can reach and change. */
const SHARED: readonly object[] = [globalThis, console, process.env];

/** Notes what is there now. Returns the function that puts it back, and stops what was started since. */
export function noteLeftovers(): () => void {
  const before = SHARED.map((shared) => ({
    shared,
    properties: Object.getOwnPropertyDescriptors(shared) as Record<PropertyKey, PropertyDescriptor>,
  }));
  const listeners = new Map(
    process.eventNames().map((event) => [event, process.rawListeners(event as "exit")]),
  );
  return () => {
    for (const { shared, properties } of before) {
      for (const key of Reflect.ownKeys(shared)) {
        if (!Object.hasOwn(properties, key)) Reflect.deleteProperty(shared, key);
      }
      for (const key of Reflect.ownKeys(properties)) {
        const then = properties[key];
        const now = Object.getOwnPropertyDescriptor(shared, key);
        if (then && (now?.value !== then.value || now?.get !== then.get)) {
          Reflect.defineProperty(shared, key, then);
        }
      }
    }
    for (const event of process.eventNames()) {
      const kept = listeners.get(event) ?? [];
      for (const listener of process.rawListeners(event as "exit")) {
        if (!kept.includes(listener)) process.removeListener(event, listener as Listener);
      }
    }
  };
}
