const bareCode = /^[\w-]{16,300}$/;

/** The code in what a camera read or somebody pasted: a card's link, or the code alone. */
export function codeIn(text: string): string | null {
  const given = text.trim();
  if (bareCode.test(given)) return given;
  if (!URL.canParse(given)) return null;
  const { pathname, hash } = new URL(given);
  const code = hash.slice(1);
  return pathname === '/card' && bareCode.test(code) ? code : null;
}
