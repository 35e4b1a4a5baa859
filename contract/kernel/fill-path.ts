type Params = Readonly<Record<string, string | number | undefined>>;

/** The address of a call: what its path names, filled in. */
export const fillPath = (path: string, params: Params = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
