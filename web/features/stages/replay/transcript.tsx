import type { Cue } from '@plenum/contract';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SearchField } from '../../../ui/field/search-field.tsx';
import { clockOf } from '../player/player.clock.ts';
import { cueAt, cuesWith } from './replay.cues.ts';
import classes from './replay.module.css';

interface TranscriptProps {
  language: string;
  cues: readonly Cue[];
  time: number;
  onSeek: (to: number) => void;
}

/** All that is said, to be searched; each line leads to its moment. */
export function Transcript({ language, cues, time, onSeek }: TranscriptProps) {
  const t = useTranslations('stages.replay');
  const [sought, setSought] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const found = cuesWith(cues, sought);
  const now = cueAt(cues, time);
  return (
    <div className={classes.transcript}>
      <SearchField
        label={t('search')}
        clearLabel={t('clear')}
        q={sought}
        inputRef={field}
        onSearch={setSought}
      />
      {found.length === 0 && <p className={classes.none}>{t('nothingSaid')}</p>}
      <ol className={classes.said} lang={language}>
        {found.map((cue) => (
          <li key={`${cue.from} ${cue.until} ${cue.text}`}>
            <button
              type="button"
              className={classes.line}
              aria-current={cue === now || undefined}
              onClick={() => onSeek(cue.from)}
            >
              <span className={classes.at}>{clockOf(cue.from)}</span>
              <span dir="auto">{cue.text}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
