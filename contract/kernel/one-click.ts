/** What mail programs send where one gets no more letters of a kind (RFC 8058). */
export const oneClick = {
  types: ['application/x-www-form-urlencoded', 'multipart/form-data'],
  maxBytes: 2_000,
} as const;
