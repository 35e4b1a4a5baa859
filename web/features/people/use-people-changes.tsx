import type { PersonLine } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../platform/session/session.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { offerUndo } from '../../ui/undo.ts';
import { changePeople, nameOf, peopleKey } from './people.api.ts';
import {
  changeName,
  oppositeOf,
  type PeopleChange,
  shutsOut,
  whomItChanges,
} from './people.changes.ts';
import { usePeopleProblemText } from './use-people-problem-text.ts';

interface Wish {
  people: readonly PersonLine[];
  change: PeopleChange;
  onDone: () => void;
}

/** Changes people and offers to take it back; whoever would shut themselves out is asked first. */
export function usePeopleChanges() {
  const t = useTranslations('people');
  const client = useQueryClient();
  const problemText = usePeopleProblemText();
  const myId = useSession()?.person.id ?? 0;
  const [asked, setAsked] = useState<Wish>();

  const send = async (people: readonly PersonLine[], change: PeopleChange) => {
    try {
      await changePeople(
        people.map(({ id }) => id),
        change,
      );
      return true;
    } catch (problem) {
      showToast({ text: problemText(problem), isFailure: true });
      return false;
    } finally {
      await client.invalidateQueries({ queryKey: peopleKey });
    }
  };

  const run = async ({ people, change, onDone }: Wish) => {
    const changed = whomItChanges(people, change);
    const [first] = changed;
    if (!first) return;
    if (!(await send(changed, change))) return;
    onDone();
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
  return { apply, dialog };
}
