/** What a hand just did is drawn before what it costs begins. Nothing is drawn of a hidden page. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
