import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const google = '@expo-google-fonts';

/** What nearly all papers are set in. */
export const usualFonts = (): string[] =>
  [
    'inter/400Regular/Inter_400Regular.ttf',
    'inter/600SemiBold/Inter_600SemiBold.ttf',
    'noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
    'noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf',
    'noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
    'noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf',
  ].map((font) => require.resolve(`${google}/${font}`));

/** What it takes to write the rest of the world; large, and so an installation may do without. */
const rareFonts: Readonly<Record<string, readonly string[]>> = {
  // Its index stands beside its fonts, which it does not let others ask for.
  '@embedpdf/fonts-sc': ['../fonts/NotoSansHans-Regular.otf', '../fonts/NotoSansHans-Medium.otf'],
  [`${google}/nanum-gothic`]: [
    '400Regular/NanumGothic_400Regular.ttf',
    '700Bold/NanumGothic_700Bold.ttf',
  ],
  [`${google}/noto-sans-thai`]: [
    '400Regular/NotoSansThai_400Regular.ttf',
    '600SemiBold/NotoSansThai_600SemiBold.ttf',
  ],
  [`${google}/noto-emoji`]: [
    '400Regular/NotoEmoji_400Regular.ttf',
    '600SemiBold/NotoEmoji_600SemiBold.ttf',
  ],
};

/** By their package, null where it is not installed. */
function placesOf(name: string, files: readonly string[]): string[] | null {
  try {
    const home = dirname(require.resolve(name));
    return files.map((file) => join(home, file));
  } catch {
    return null;
  }
}

export const allFonts = (): string[] => [
  ...usualFonts(),
  ...Object.entries(rareFonts).flatMap(([name, files]) => placesOf(name, files) ?? []),
];

/** Packages that could be installed to write more. */
export const missingFonts = (): string[] =>
  Object.entries(rareFonts).flatMap(([name, files]) => (placesOf(name, files) ? [] : [name]));
