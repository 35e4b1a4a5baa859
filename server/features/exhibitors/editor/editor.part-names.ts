import type { BoothPart } from '@plenum/contract';
import de from '../../../locales/de/booth-parts.json' with { type: 'json' };
import en from '../../../locales/en/booth-parts.json' with { type: 'json' };
import fr from '../../../locales/fr/booth-parts.json' with { type: 'json' };
import pt from '../../../locales/pt/booth-parts.json' with { type: 'json' };
import type { Language } from '../../../platform/mail/letter.ts';

const names: Readonly<Record<Language, Readonly<Record<BoothPart, string>>>> = { en, de, fr, pt };

/** As a letter lists them. */
export const namesOf = (parts: readonly BoothPart[], language: Language): string =>
  new Intl.ListFormat(language).format(parts.map((part) => names[language][part]));
