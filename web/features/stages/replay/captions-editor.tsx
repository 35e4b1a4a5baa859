import '../../../ui/styles/fields.css';
import type { Captions, MyEvent } from '@plenum/contract';
import { Button, FileButton, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LeaveGuard } from '../../../ui/form/leave-guard.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { CueLine } from './cue-line.tsx';
import type { PlayerHandle } from './recording-player.tsx';
import { type Line, withLineAt } from './replay.edits.ts';
import { captionsOf, replays } from './replay.live.ts';
import classes from './replay.module.css';
import { useCaptionsEditor } from './use-captions-editor.ts';
import { useLanguageName } from './use-language-name.ts';

interface CaptionsEditorProps {
  event: MyEvent;
  runId: number;
  player: PlayerHandle;
}

/** What is said, line by line beside the picture, in one language after another. */
export function CaptionsEditor({ event, runId, player }: CaptionsEditorProps) {
  const t = useTranslations('stages.replay.editor');
  const nameOf = useLanguageName();
  const which = { eventId: event.id, runId };
  const { data: replay } = useQuery(replays.options({ ...which, whole: true }));
  const [language, setLanguage] = useState<string>(event.languages[0] ?? 'en');
  const there = (replay?.captions ?? []).map((one) => one.language);
  const isThere = there.includes(language);
  const { data } = useQuery({
    ...captionsOf.options({ ...which, whole: true, language }),
    enabled: isThere,
  });
  const known = isThere ? data : { language, version: 0, cues: [] };
  const languages = [...new Set<string>([...event.languages, ...there])];
  return (
    <div className={classes.editor}>
      <Select
        label={t('language')}
        data={languages.map((one) => ({ value: one, label: nameOf(one) }))}
        value={language}
        allowDeselect={false}
        onChange={(next) => next !== null && setLanguage(next)}
      />
      {replay && known ? (
        <Lines key={language} which={{ ...which, language }} known={known} player={player} />
      ) : (
        <LinesSkeleton lines={4} />
      )}
    </div>
  );
}

interface LinesProps {
  which: { eventId: number; runId: number; language: string };
  known: Captions;
  player: PlayerHandle;
}

function Lines({ which, known, player }: LinesProps) {
  const t = useTranslations('stages.replay.editor');
  const editor = useCaptionsEditor(which, known);
  const { lines, isBusy, isTouched, change, save, bring } = editor;
  const list = useRef<HTMLOListElement>(null);
  const [newest, setNewest] = useState<number>();
  useEffect(() => {
    if (newest === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-line="${newest}"] textarea`)?.focus();
  }, [newest]);
  const add = (now: number) => {
    const { lines: more, id } = withLineAt(lines, now);
    change(more);
    setNewest(id);
  };
  return (
    <>
      <LeaveGuard isDirty={isTouched} />
      <div className={classes.deeds}>
        <Button
          variant="light"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => add(player.now())}
        >
          {t('add')}
        </Button>
        <FileButton accept=".vtt,text/vtt" onChange={(file) => file && void bring(file)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              disabled={isBusy}
              leftSection={<IconFileImport size={16} aria-hidden />}
            >
              {t('bring')}
            </Button>
          )}
        </FileButton>
        <Button loading={isBusy} disabled={!isTouched} onClick={() => void save()}>
          {t('save')}
        </Button>
      </div>
      <p className={classes.hint}>{t('keys')}</p>
      {lines.length === 0 && <p className={classes.hint}>{t('none')}</p>}
      <ol ref={list} className={classes.cues} lang={which.language}>
        {lines.map((line: Line, place) => (
          <CueLine
            key={line.id}
            line={line}
            number={place + 1}
            lines={lines}
            player={player}
            onChange={change}
            onNext={() => add(Math.max(player.now(), line.until))}
          />
        ))}
      </ol>
    </>
  );
}
