/** Of what people typed, what can stand on paper and in XML: no signs that steer machines or turn lines around. */
export const printable = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .replaceAll(/[\p{Cs}\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/gu, '');

/** On one line. */
export const printableLine = (text: string): string =>
  printable(text).replaceAll(/\s+/g, ' ').trim();

const firstLetter = /\p{L}/u;
const fromTheRight = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Which way it is read: by its first letter, as browsers decide it. */
const directionOf = (text: string): 'rtl' | 'ltr' =>
  fromTheRight.test(firstLetter.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';

/** What has no gap for too long gets some, or it would run off the page. */
const breakable = (text: string): string => text.replaceAll(/[^\s\u200B]{40}/gu, '$&\u200B');

/** As templates read it. */
export const said = (text: string) => ({
  text: breakable(printable(text)),
  rtl: directionOf(text) === 'rtl',
});
