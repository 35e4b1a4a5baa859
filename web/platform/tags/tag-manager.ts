declare global {
  interface Window {
    dataLayer?: object[];
  }
}

let loaded: string | null = null;
let wanted: string | null = null;

function addScript(id: string): void {
  window.dataLayer = [{ 'gtm.start': Date.now(), event: 'gtm.js' }];
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`;
  document.head.append(script);
}

/** A foreign script cannot be unloaded: only a fresh page is without it. */
function leaveUnwanted(): void {
  if (loaded !== null && wanted !== loaded) location.reload();
}

/** Loads a tag manager once; the answer ends it, unless it is asked for again at once. */
export function loadTags(id: string): () => void {
  wanted = id;
  if (loaded === null) addScript(id);
  loaded ??= id;
  leaveUnwanted();
  return () => {
    wanted = null;
    queueMicrotask(leaveUnwanted);
  };
}
