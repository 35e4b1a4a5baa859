/** The part of an address people read. */
export const hostOf = (url: string): string =>
  URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url;

/** Only what leads to the web may be followed, whatever a server says. */
export const isWebLink = (url: string): boolean =>
  URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol);

/** A typed address may begin without its scheme. */
export const webAddressOf = (typed: string): string => {
  const text = typed.trim();
  return text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
};
