import type { MyEvent } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { Panel } from '../../../ui/panel/panel.tsx';
import { ChapterList } from './chapter-list.tsx';
import classes from './replay.module.css';
import { Transcript } from './transcript.tsx';
import { useCaptions } from './use-captions.ts';

interface RecordingBesideProps {
  event: MyEvent;
  runId: number;
  /** Where the picture is, in seconds. */
  time: number;
  onSeek: (seconds: number) => void;
}

/** The chapters of a recording and what is said in it: each is a way to its moment. */
export function RecordingBeside({ event, runId, time, onSeek }: RecordingBesideProps) {
  const t = useTranslations('stages.replay');
  const words = useWords(event.languages);
  const { chapters, cues, choice } = useCaptions({ eventId: event.id, runId });
  if (chapters.length === 0 && cues.length === 0) return null;
  return (
    <div className={classes.beside}>
      {chapters.length > 0 && (
        <Panel title={t('chapters')}>
          <ChapterList chapters={chapters} time={time} titleOf={words} onSeek={onSeek} />
        </Panel>
      )}
      {choice && cues.length > 0 && (
        <Panel title={t('said')}>
          <Transcript language={choice.language} cues={cues} time={time} onSeek={onSeek} />
        </Panel>
      )}
    </div>
  );
}
