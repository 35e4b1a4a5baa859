/** What is said in several languages, in the first of these that it is said in, else in any. */
export function wordsIn(
  texts: Readonly<Record<string, string | undefined>>,
  languages: readonly string[],
): string {
  const all = [...languages.map((language) => texts[language]), ...Object.values(texts)];
  return all.find((words) => words !== undefined && words.trim() !== '') ?? '';
}
