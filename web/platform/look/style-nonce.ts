import { config } from '../config.ts';

/** The package that locks scrolling behind dialogs writes a style element and reads its nonce here. */
export function offerStyleNonce(): void {
  Object.assign(globalThis, { __webpack_nonce__: config.styleNonce() });
}
