import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Notice } from '../notice.tsx';
import classes from './changed-meanwhile.module.css';
import { FieldVersions } from './field-versions.tsx';
import type { NameOf } from './typed.ts';
import type { Meanwhile } from './use-editor.ts';

/** How a feature says its fields. */
export interface FieldWords<N extends string> {
  name: (name: N) => string;
  /** Left out, or undefined: words, numbers and lists of them as they are. */
  value?: (name: N, value: unknown) => ReactNode;
}

interface ChangedMeanwhileProps<V extends object> extends Meanwhile<V> {
  words: FieldWords<NameOf<V>>;
}

/** What was changed elsewhere while somebody typed: taken in, or both shown to choose from. */
export function ChangedMeanwhile<V extends object>(props: ChangedMeanwhileProps<V>) {
  const { taken, clashes, settle, isRestored, discard, words } = props;
  const t = useTranslations('kit.meanwhile');
  const format = useFormatter();
  const listOf = (names: readonly NameOf<V>[]) => format.list(names.map(words.name));
  const isQuiet = taken.length + clashes.length === 0;
  if (isQuiet && !isRestored) return null;
  return (
    <div className={classes.meanwhile} data-meanwhile tabIndex={-1}>
      {isRestored && (
        <Notice tone="calm">
          {t('restored')}{' '}
          <Button variant="default" size="compact-sm" onClick={discard}>
            {t('discard')}
          </Button>
        </Notice>
      )}
      {!isQuiet && (
        <Notice tone="warning">
          <strong>{t('title')}</strong>
          {taken.length > 0 && <p>{t('taken', { fields: listOf(taken) })}</p>}
          {clashes.length > 0 && (
            <p>{t('both', { fields: listOf(clashes.map(({ name }) => name)) })}</p>
          )}
        </Notice>
      )}
      {clashes.map(({ name, ...versions }) => (
        <Clash key={name} label={words.name(name)} settle={(whose) => settle(name, whose)}>
          <FieldVersions {...versions} say={(value) => words.value?.(name, value)} />
        </Clash>
      ))}
    </div>
  );
}

interface ClashProps {
  label: string;
  settle: (whose: 'mine' | 'theirs') => void;
  children: ReactNode;
}

function Clash({ label, settle, children }: ClashProps) {
  const t = useTranslations('kit.meanwhile');
  return (
    <fieldset className={classes.clash}>
      <legend>{label}</legend>
      {children}
      <div className={classes.choices}>
        <Button variant="default" size="compact-md" onClick={() => settle('theirs')}>
          {t('takeTheirs')}
        </Button>
        <Button variant="default" size="compact-md" onClick={() => settle('mine')}>
          {t('keepMine')}
        </Button>
      </div>
    </fieldset>
  );
}
