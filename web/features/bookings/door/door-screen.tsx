import { TextInput } from '@mantine/core';
import type { MyEvent } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { Notice } from '../../../ui/notice.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { door } from '../bookings.live.ts';
import type { DeskState } from './door.desk.ts';
import { countKept } from './door.passes.ts';
import { DoorAnswer } from './door-answer.tsx';
import { DoorCamera } from './door-camera.tsx';
import { DoorDifferences, DoorLine } from './door-line.tsx';
import { DoorList, KeptDoorList } from './door-list.tsx';
import classes from './door-screen.module.css';
import { useDesk } from './use-desk.ts';

const passPattern = /^[A-Za-z0-9_-]{22}$/;

/** Who comes in: by camera, by what a scanner types, or by name; with a network or without. */
export function DoorScreen({ event }: { event: MyEvent }) {
  const t = useTranslations('bookings.door');
  const problemText = useProblemText();
  const [typed, setTyped] = useState('');
  const { desk, state, waiting, dismiss } = useDesk(event.id);
  const text = typed.trim();
  const q = passPattern.test(text) ? '' : text;
  usePageTitle(t('title'));
  const read = (said: string) => {
    if (passPattern.test(said)) void desk.check({ pass: said });
    else desk.sayUnknown();
  };
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <h1>{t('title')}</h1>
        <DoorCount eventId={event.id} state={state} />
      </header>
      <DoorLine state={state} waiting={waiting} />
      <DoorDifferences waiting={waiting} onDismiss={dismiss} />
      <DoorCamera onText={(said) => read(said.trim())} />
      {state.answer && <DoorAnswer key={state.answer.key} answer={state.answer} />}
      {state.problem !== null && <Notice tone="danger">{problemText(state.problem)}</Notice>}
      <form
        noValidate
        onSubmit={(submitted) => {
          submitted.preventDefault();
          if (!passPattern.test(text)) return;
          read(text);
          setTyped('');
        }}
      >
        <TextInput
          label={t('search')}
          description={t('searchHint')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          size="md"
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </form>
      {state.isLive || !state.passes ? (
        <DoorList key={q} eventId={event.id} q={q} desk={desk} />
      ) : (
        <KeptDoorList passes={state.passes} q={q} desk={desk} />
      )}
    </div>
  );
}

/** Without a network as this device has it. */
function DoorCount({ eventId, state }: { eventId: number; state: DeskState }) {
  const t = useTranslations('bookings.door');
  const { data } = useQuery(door.options({ eventId, q: '', after: null }));
  const counted = state.isLive || !state.passes ? data : countKept(state.passes);
  if (!counted) return null;
  return (
    <p className={classes.count}>
      {t('count', { came: counted.checkedIn, expected: counted.expected })}
    </p>
  );
}
