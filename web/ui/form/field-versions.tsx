import type { Texts } from '@plenum/contract';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { languages, locales } from '../../platform/config.ts';
import classes from './changed-meanwhile.module.css';
import { isSame } from './merge.ts';

interface FieldVersionsProps {
  origin: unknown;
  mine: unknown;
  theirs: unknown;
  say: (value: unknown) => ReactNode;
}

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).every((name) => locales.some((locale) => locale === name));

/** One field as it is elsewhere and here; texts in the languages that both changed. */
export function FieldVersions({ origin, mine, theirs, say }: FieldVersionsProps) {
  if (!isTexts(mine) || !isTexts(theirs) || !isTexts(origin)) {
    return <Versions mine={mine} theirs={theirs} say={say} />;
  }
  const isTouched = (one: Texts, other: Texts, language: keyof Texts) =>
    !isSame(one[language] ?? '', other[language] ?? '');
  return locales
    .filter(
      (language) =>
        isTouched(mine, theirs, language) &&
        isTouched(origin, theirs, language) &&
        isTouched(origin, mine, language),
    )
    .map((language) => (
      <Versions
        key={language}
        language={languages[language]}
        mine={mine[language]}
        theirs={theirs[language]}
        say={say}
      />
    ));
}

interface VersionsProps extends Omit<FieldVersionsProps, 'origin'> {
  language?: string;
}

function Versions({ language, mine, theirs, say }: VersionsProps) {
  const t = useTranslations('kit.meanwhile');
  const valueText = useValueText();
  const versions = { theirs, mine };
  return (
    <>
      {language !== undefined && <span className={classes.language}>{language}</span>}
      <dl className={classes.versions}>
        {(['theirs', 'mine'] as const).map((whose) => (
          <div key={whose}>
            <dt>{t(whose)}</dt>
            <dd dir="auto">{say(versions[whose]) ?? valueText(versions[whose])}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Words, numbers, choices and lists of them. */
function useValueText(): (value: unknown) => string {
  const t = useTranslations('kit.meanwhile');
  const format = useFormatter();
  const textOf = (value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (Array.isArray(value)) return format.list(value.map(textOf)) || t('nothing');
    return typeof value === 'string' || typeof value === 'number'
      ? String(value) || t('nothing')
      : t('nothing');
  };
  return textOf;
}
