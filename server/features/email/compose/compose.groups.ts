import { createTranslator } from 'use-intl/core';
import de from '../../../locales/de/letters.json' with { type: 'json' };
import en from '../../../locales/en/letters.json' with { type: 'json' };
import fr from '../../../locales/fr/letters.json' with { type: 'json' };
import pt from '../../../locales/pt/letters.json' with { type: 'json' };
import type { Language } from '../../../platform/mail/letter.ts';
import type { GroupKey, GroupKind } from './compose.addressees.queries.ts';

const texts = { en, de, fr, pt };
export const sayIn = (language: Language) =>
  createTranslator({ locale: language, messages: texts[language] });

const kinds: readonly GroupKind[] = ['everyone', 'speakers', 'exhibitors'];

/** As the contract writes it: `staff`, `event:7:speakers`. */
export function groupOf(key: string): GroupKey | null {
  if (key === 'staff') return { kind: 'staff', eventId: 0 };
  const [, id, name] = /^event:([1-9]\d{0,14}):(\w+)$/.exec(key) ?? [];
  const kind = kinds.find((one) => one === name);
  return kind ? { kind, eventId: Number(id) } : null;
}

export const keyOf = ({ kind, eventId }: GroupKey): string =>
  kind === 'staff' ? kind : `event:${eventId}:${kind}`;

/** As whoever reads the mail sees it among those it went to. */
export const groupName = (kind: GroupKind, event: string, language: Language): string =>
  sayIn(language)(`groups.${kind}`, { event });

export { kinds as groupKinds };
