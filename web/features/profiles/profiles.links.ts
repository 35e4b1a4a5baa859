/** What was typed, one a line, as addresses; whoever leaves out the scheme means https. */
export const linksIn = (text: string): string[] => {
  const links = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => (/^[a-z][a-z0-9+.-]*:/i.test(line) ? line : `https://${line}`));
  return [...new Set(links)];
};

/** The part of an address people read. */
export function labelOf(link: string): string {
  if (!URL.canParse(link)) return link;
  const { hostname, pathname } = new URL(link);
  return (hostname.replace(/^www\./, '') + pathname).replace(/\/$/, '');
}

/** Only what leads to the web may be followed, whatever a server says. */
export const isWebLink = (link: string): boolean =>
  URL.canParse(link) && ['http:', 'https:'].includes(new URL(link).protocol);
