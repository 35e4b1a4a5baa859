/** So many of what was asked for are kept; what nobody asked for longest goes first. */
export function keepLatest<V>(most: number) {
  const kept = new Map<string, V>();
  return {
    /** Made where it is not there. */
    get(key: string, make: () => V): V {
      const value = kept.get(key) ?? make();
      kept.delete(key);
      kept.set(key, value);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      return value;
    },
    forget: (key: string): void => void kept.delete(key),
  };
}
