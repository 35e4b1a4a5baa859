import type { StageRecording } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SearchField } from '../../../ui/field/search-field.tsx';
import { clockOf } from '../player/player.clock.ts';
import { findSaid } from './replay.api.ts';
import classes from './replay.module.css';

interface SaidSearchProps {
  eventId: number;
  recordings: readonly StageRecording[];
  nameOf: (recording: StageRecording) => string;
  onWatch: (watched: { runId: number; from: number }) => void;
}

/** Words that were said, in whatever recording: each place leads to its moment. */
export function SaidSearch({ eventId, recordings, nameOf, onWatch }: SaidSearchProps) {
  const t = useTranslations('stages.replay');
  const [sought, setSought] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const q = sought.trim();
  const { data } = useQuery({
    queryKey: ['stages', 'said', eventId, q],
    queryFn: ({ signal }) => findSaid(eventId, q, signal),
    enabled: q !== '',
  });
  const found = data?.flatMap((said) => {
    const recording = recordings.find(({ runId }) => runId === said.runId);
    return recording ? [{ ...said, name: nameOf(recording) }] : [];
  });
  return (
    <div className={classes.transcript}>
      <SearchField
        label={t('searchAll')}
        clearLabel={t('clear')}
        q={sought}
        inputRef={field}
        onSearch={setSought}
      />
      <output className="visually-hidden">
        {q !== '' && found && t('found', { count: found.length })}
      </output>
      {q !== '' && found?.length === 0 && <p className={classes.none}>{t('nothingSaid')}</p>}
      {q !== '' && found && found.length > 0 && (
        <ul className={classes.said}>
          {found.map(({ runId, language, from, text, name }) => (
            <li key={`${runId} ${language} ${from}`}>
              <button
                type="button"
                className={classes.line}
                onClick={() => onWatch({ runId, from })}
              >
                <span className={classes.at}>{clockOf(from)}</span>
                <span>
                  <span lang={language} dir="auto">
                    {text}
                  </span>
                  <bdi className={classes.where}>{name}</bdi>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
