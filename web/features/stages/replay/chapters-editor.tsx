import type { Chapter, MyEvent, Replay } from '@plenum/contract';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { LeaveGuard } from '../../../ui/form/leave-guard.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import type { PlayerHandle } from './recording-player.tsx';
import { replays } from './replay.live.ts';
import classes from './replay.module.css';
import { TimeField } from './time-field.tsx';
import { useChaptersEditor } from './use-chapters-editor.ts';
import { useLanguageName } from './use-language-name.ts';

interface ChaptersEditorProps {
  event: MyEvent;
  runId: number;
  player: PlayerHandle;
}

/** Where the parts of a recording begin, and what they are called in each language of the event. */
export function ChaptersEditor({ event, runId, player }: ChaptersEditorProps) {
  const { data } = useQuery(replays.options({ eventId: event.id, runId, whole: true }));
  if (!data) return <LinesSkeleton lines={3} />;
  return <Parts event={event} runId={runId} known={data} player={player} />;
}

function Parts({ event, runId, known, player }: ChaptersEditorProps & { known: Replay }) {
  const t = useTranslations('stages.replay.editor');
  const nameOf = useLanguageName();
  const { parts, isTouched, change, save } = useChaptersEditor({ eventId: event.id, runId }, known);
  const changeOne = (id: number, fields: Partial<Chapter>) =>
    change(parts.map((part) => (part.id === id ? { ...part, ...fields } : part)));
  const add = () => {
    const id = Math.max(-1, ...parts.map((part) => part.id)) + 1;
    const at = Math.round(player.now() * 10) / 10;
    change([...parts, { id, at, title: {} }].toSorted((one, other) => one.at - other.at));
  };
  return (
    <div className={classes.editor}>
      <LeaveGuard isDirty={isTouched} />
      <div className={classes.deeds}>
        <Button variant="light" leftSection={<IconPlus size={16} aria-hidden />} onClick={add}>
          {t('addChapter')}
        </Button>
        <Button disabled={!isTouched} onClick={() => void save()}>
          {t('saveChapters')}
        </Button>
      </div>
      {parts.length === 0 && <p className={classes.hint}>{t('noChapters')}</p>}
      <ol className={classes.cues}>
        {parts.map(({ id, at, title }, place) => (
          <li key={id} className={classes.cue}>
            <TimeField
              label={t('at', { number: place + 1 })}
              seconds={at}
              onChange={(seconds) => changeOne(id, { at: seconds })}
            />
            <div className={classes.titles}>
              {event.languages.map((language) => (
                <TextInput
                  key={language}
                  aria-label={t('title', { number: place + 1, language: nameOf(language) })}
                  placeholder={nameOf(language)}
                  maxLength={120}
                  value={title[language] ?? ''}
                  onChange={({ currentTarget }) =>
                    changeOne(id, { title: { ...title, [language]: currentTarget.value } })
                  }
                />
              ))}
            </div>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={t('removeChapter', { number: place + 1 })}
              onClick={() => change(parts.filter((part) => part.id !== id))}
            >
              <IconTrash size={18} />
            </ActionIcon>
          </li>
        ))}
      </ol>
    </div>
  );
}
