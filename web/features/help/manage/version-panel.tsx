import { Button } from '@mantine/core';
import type { HelpVersion } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { Panel } from '../../../ui/panel/panel.tsx';
import { RichTextReader } from '../../../ui/rich-text/rich-text-reader.tsx';
import { versions } from '../help.live.ts';
import classes from './manage.module.css';

interface VersionPanelProps {
  id: number;
  languages: readonly string[];
  /** Into the form, where it can be looked at before it is saved. */
  onBring: (version: HelpVersion) => void;
}

/** What an article said before; any of it can be brought back. */
export function VersionPanel({ id, languages, onBring }: VersionPanelProps) {
  const t = useTranslations('help.versions');
  const format = useFormatter();
  const say = useWords(languages);
  const { data } = useQuery(versions.options(id));
  if (!data || data.versions.length === 0) return null;
  return (
    <Panel title={t('title')} hasRoom>
      {data.versions.map((one) => (
        <details key={one.version} className={classes.version}>
          <summary>
            {t('line', {
              version: one.version,
              day: format.dateTime(new Date(one.changedAt), {
                dateStyle: 'medium',
                timeStyle: 'short',
              }),
              name: one.changedBy ?? t('somebody'),
            })}
          </summary>
          <h3 dir="auto">{say(one.title)}</h3>
          <RichTextReader value={say(one.body)} />
          <Button size="xs" variant="default" onClick={() => onBring(one)}>
            {t('bring')}
          </Button>
        </details>
      ))}
    </Panel>
  );
}
