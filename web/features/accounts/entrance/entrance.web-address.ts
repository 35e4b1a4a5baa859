/** People write "example.org"; what is kept says how to get there. */
export const fullAddress = (text: string): string =>
  text === '' || text.includes(':') ? text : `https://${text}`;
