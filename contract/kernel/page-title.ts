/** In a tab and a search result; one that ends with the name of the site does not say it twice. */
export const pageTitle = (title: string, site: string): string =>
  title.endsWith(site) ? title : `${title} · ${site}`;
