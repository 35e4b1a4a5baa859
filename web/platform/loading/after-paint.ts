/** A hidden page is not painted: then it does not wait for long. */
const longestMs = 100;

/** What a hand just did is drawn before what it costs begins. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, longestMs);
  });
