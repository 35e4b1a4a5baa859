interface SmtpError extends Error {
  responseCode?: number;
  response?: string;
  code?: string;
}

const most = 300;

/** Another try would end the same: the other server said no for good, or the mail cannot be written. */
export const isFinal = (error: Error): boolean => {
  const { responseCode, code } = error as SmtpError;
  if (responseCode !== undefined) return responseCode >= 500;
  return code === 'not_found' || code === 'EENVELOPE' || code === 'EMESSAGE';
};

/** In the other server's own words, as one line. */
export const sayWhy = (error: Error): string =>
  ((error as SmtpError).response ?? error.message)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, most);

/** By its number alone, where the other server's words may repeat the mail's. */
export const sayWhyInShort = (error: Error): string => {
  const { responseCode, code } = error as SmtpError;
  return `The mail server did not take it (${responseCode ?? code ?? 'no answer'}).`;
};
