export interface HandSearch {
  /** The booking to which it is added. */
  to?: string;
}

export const readHandSearch = ({ to }: Record<string, unknown>): HandSearch =>
  typeof to === 'string' && /^[1-9]\d{0,14}$/.test(to) ? { to } : {};
