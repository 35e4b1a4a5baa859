import type { EmailRow } from '@plenum/contract';
import { useState } from 'react';
import {
  choose,
  chooseStretch,
  nothingChosen,
  type Selection,
  stillShown,
} from './list.selection.ts';
import type { EmailListOf } from '../email.order.ts';

const nameOf = (list: EmailListOf) => JSON.stringify(list);

/** Chosen mails of the list that is shown; another list begins with none. */
export function useMailSelection(list: EmailListOf, rows: readonly EmailRow[]) {
  const [kept, setKept] = useState({ of: nameOf(list), selection: nothingChosen });
  const name = nameOf(list);
  const selection = kept.of === name ? kept.selection : nothingChosen;
  const ids = rows.map(({ id }) => id);
  const chosen = stillShown(selection, ids);
  const keep = (next: Selection) => setKept({ of: name, selection: next });
  return {
    chosen,
    rows: chosen.size === 0 ? [] : rows.filter(({ id }) => chosen.has(id)),
    choose: (id: number, isChosen: boolean, isStretch: boolean) =>
      keep(
        isStretch ? chooseStretch(selection, ids, id, isChosen) : choose(selection, id, isChosen),
      ),
    chooseAll: (isChosen: boolean) =>
      keep(isChosen ? { ids: new Set(ids), anchor: undefined } : nothingChosen),
    clear: () => keep(nothingChosen),
  };
}

export type MailSelection = ReturnType<typeof useMailSelection>;
