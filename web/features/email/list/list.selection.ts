/** Which mails are chosen, and from where a stretch is chosen with Shift. */
export interface Selection {
  ids: ReadonlySet<number>;
  anchor: number | undefined;
}

export const nothingChosen: Selection = { ids: new Set(), anchor: undefined };

/** The last one chosen is where the next stretch begins. */
export function choose({ ids }: Selection, id: number, isChosen: boolean): Selection {
  const next = new Set(ids);
  if (isChosen) next.add(id);
  else next.delete(id);
  return { ids: next, anchor: id };
}

/** All from the anchor to here become what this one becomes; without an anchor, this one alone. */
export function chooseStretch(
  selection: Selection,
  shown: readonly number[],
  id: number,
  isChosen: boolean,
): Selection {
  const [from, to] = [shown.indexOf(selection.anchor ?? id), shown.indexOf(id)];
  if (from < 0 || to < 0) return choose(selection, id, isChosen);
  const stretch = shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  const next = new Set(selection.ids);
  for (const one of stretch) {
    if (isChosen) next.add(one);
    else next.delete(one);
  }
  return { ids: next, anchor: id };
}

/** What has left the list is no longer chosen. */
export const stillShown = (selection: Selection, shown: readonly number[]): Set<number> =>
  selection.ids.size === 0 ? new Set() : new Set(shown.filter((id) => selection.ids.has(id)));
