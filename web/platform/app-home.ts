/** Public pages stand at an organisation's own domain too; everything else is at the app's address. */
const home = document.documentElement.dataset['home'];

export const isPublicPath = (path: string): boolean => /^\/[eo]\//.test(path);

/** Leaves for the app where the page is not there; never answers then. */
export async function leaveForHome(path: string, href: string): Promise<void> {
  if (home === undefined || isPublicPath(path)) return;
  location.assign(home + href);
  await new Promise(() => undefined);
}
