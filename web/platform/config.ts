/** The languages of the product, by the name their speakers use. */
export const languages = { en: 'English', de: 'Deutsch', fr: 'Français', pt: 'Português' } as const;

export type Locale = keyof typeof languages;

export const locales = Object.keys(languages) as Locale[];

export const config = {
  /** A token is renewed this long before it ends. */
  renewAheadMs: 60_000,
  callTimeoutMs: 30_000,
  uploadTimeoutMs: 300_000,
  /** A long list is written while it is sent. */
  downloadTimeoutMs: 300_000,
  /** The server writes a fresh nonce into the page with every answer. */
  styleNonce: () =>
    document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '',
};
