/** Origins between commas, each just as browsers send it; null: one of them is none. */
export function readOrigins(text: string): string[] | null {
  const origins = text.split(',').map((origin) => origin.trim());
  return origins.every(isOrigin) ? origins : null;
}

const isOrigin = (text: string): boolean =>
  /^https?:[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;
