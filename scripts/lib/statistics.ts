/** Returns the value below which `percent` of the values lie, by nearest rank; NaN for none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** Returns the middle value, the lower one of two; NaN for none. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}
