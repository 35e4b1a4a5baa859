import type { PersonLine } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../platform/session/session.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toast/toasts.tsx';
import { offerUndo } from '../../ui/toast/undo.ts';
import { changePeople, nameOf, peopleKey } from './people.api.ts';
import {
  changeName,
  oppositeOf,
  type PeopleChange,
  shutsOut,
  whomItChanges,
} from './people.deeds.ts';
import { batchSize, inBatches } from './invitations/invitations.batches.ts';
import { usePeopleProblemText } from './use-people-problem-text.ts';

interface Wish {
  people: readonly PersonLine[];
  change: PeopleChange;
  onDone: () => void;
}

export interface Progress {
  done: number;
  total: number;
}

/** Changes people and offers to take it back; whoever would shut themselves out is asked first. */
export function usePeopleChanges() {
  const t = useTranslations('people');
  const client = useQueryClient();
  const problemText = usePeopleProblemText();
  const myId = useSession()?.person.id ?? 0;
  const [asked, setAsked] = useState<Wish>();
  const [progress, setProgress] = useState<Progress | null>(null);

  /** Answers how many were changed before anything went wrong. */
  const send = async (people: readonly PersonLine[], change: PeopleChange) => {
    const total = people.length;
    const ids = people.map(({ id }) => id);
    let done = 0;
    const tell = (count: number) => {
      done = count;
      setProgress(total > batchSize ? { done, total } : null);
    };
    try {
      tell(0);
      await inBatches(ids, (batch) => changePeople(batch, change), tell);
    } catch (problem) {
      const reason = problemText(problem);
      const text = done > 0 ? t('problems.partly', { done, total, reason }) : reason;
      showToast({ text, isFailure: true });
    }
    setProgress(null);
    await client.invalidateQueries({ queryKey: peopleKey });
    return done;
  };

  const run = async ({ people, change, onDone }: Wish) => {
    const wanted = whomItChanges(people, change);
    const changed = wanted.slice(0, await send(wanted, change));
    const [first] = changed;
    if (!first) return;
    if (changed.length === wanted.length) onDone();
    const said = { count: changed.length, name: nameOf(first) };
    offerUndo(t(`done.${changeName(change)}`, said), () => void send(changed, oppositeOf(change)));
  };

  const apply = (wish: Wish) =>
    shutsOut(wish.people, wish.change, myId) ? setAsked(wish) : void run(wish);

  const answer = (isYes: boolean) => {
    setAsked(undefined);
    if (asked && isYes) void run(asked);
  };
  const question = asked && 'role' in asked.change ? 'ownRole' : 'ownAccess';
  const dialog = (
    <ConfirmDialog
      opened={asked !== undefined}
      title={t(`ask.${question}.title`)}
      text={t(`ask.${question}.text`)}
      stay={t('cancel')}
      go={t(`ask.${question}.go`)}
      onStay={() => answer(false)}
      onGo={() => answer(true)}
    />
  );
  return { apply, progress, dialog };
}
