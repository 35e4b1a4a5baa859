const allowed = new Set(['http:', 'https:', 'mailto:']);

/** The address of a link that may be followed, or nothing. */
export function safeLink(address: string | null): string | undefined {
  const trimmed = address?.trim() ?? '';
  if (!URL.canParse(trimmed)) return undefined;
  const url = new URL(trimmed);
  return allowed.has(url.protocol) ? url.href : undefined;
}
