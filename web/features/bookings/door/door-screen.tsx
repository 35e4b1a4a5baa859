import { TextInput } from '@mantine/core';
import type { MyEvent } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { Notice } from '../../../ui/notice.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { door } from '../bookings.live.ts';
import { entryLists } from '../lists/lists.live.ts';
import type { DeskState } from './door.desk.ts';
import { countKept, type Entrance } from './door.passes.ts';
import { DoorAnswer } from './door-answer.tsx';
import { DoorCamera } from './door-camera.tsx';
import { DoorDifferences, DoorLine } from './door-line.tsx';
import { DoorPlace, DoorWay } from './door-place.tsx';
import { DoorList, KeptDoorList } from './door-list.tsx';
import classes from './door-screen.module.css';
import { useDesk } from './use-desk.ts';

const passPattern = /^[A-Za-z0-9_-]{22}$/;

/** Who comes in: by camera, by what a scanner types, or by name; with a network or without. */
export function DoorScreen({ event, listId }: { event: MyEvent; listId: number | null }) {
  const t = useTranslations('bookings.door');
  const problemText = useProblemText();
  const [typed, setTyped] = useState('');
  const { desk, state, waiting, dismiss } = useDesk({ eventId: event.id, listId });
  const { data } = useQuery(entryLists.options(event.id));
  const list = data?.lists.find(({ id }) => id === listId);
  const [isOut, setOut] = useState(false);
  const leaves = isOut && list?.mayReturn === true;
  const text = typed.trim();
  const q = passPattern.test(text) ? '' : text;
  usePageTitle(t('title'));
  const read = (said: string) => {
    if (passPattern.test(said)) void desk.check({ pass: said }, leaves);
    else desk.sayUnknown();
  };
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <h1>{t('title')}</h1>
        <DoorCount eventId={event.id} listId={listId} state={state} />
      </header>
      <DoorPlace eventId={event.id} listId={listId} />
      {list?.mayReturn && <DoorWay leaves={leaves} onChange={setOut} />}
      <DoorLine state={state} waiting={waiting} />
      <DoorDifferences waiting={waiting} onDismiss={dismiss} />
      {state.answer && (
        <DoorAnswer
          key={state.answer.key}
          eventId={event.id}
          isLive={state.isLive}
          answer={state.answer}
        />
      )}
      <DoorCamera onText={(said) => read(said.trim())} />
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
        <DoorList key={q} eventId={event.id} listId={listId} q={q} desk={desk} />
      ) : (
        <KeptDoorList passes={state.passes} q={q} desk={desk} />
      )}
    </div>
  );
}

/** Without a network as this device has it. */
function DoorCount({ eventId, listId, state }: Entrance & { state: DeskState }) {
  const t = useTranslations('bookings.door');
  const { data } = useQuery(door.options({ eventId, listId, q: '', after: null }));
  const counted = state.isLive || !state.passes ? data : countKept(state.passes);
  if (!counted) return null;
  const { checkedIn: came, expected, inNow = came } = { inNow: undefined, ...counted };
  return (
    <p className={classes.count}>
      {inNow === came ? t('count', { came, expected }) : t('countNow', { came, expected, inNow })}
    </p>
  );
}
