import globalData from "@generated/globalData";

/**
 * What a plugin handed to its own client module, which runs outside React and so has no hook.
 * `T` is the caller's word: it names the type that the plugin's `setGlobalData` is checked against.
 * Throws when the plugin handed over nothing.
 */
export function pluginData<T>(plugin: string): T {
  const data = globalData[plugin]?.default;
  if (data === undefined) {
    throw new Error(`The plugin "${plugin}" handed no data to its client module`);
  }
  return data as T;
}
