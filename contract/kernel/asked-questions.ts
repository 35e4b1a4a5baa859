interface Asked {
  id: number;
  per: 'booking' | 'place';
  /** Asked with these; none: with all tickets. */
  ticketIds: readonly number[];
  /** Only where another question was answered with one of these. */
  shownIf: { questionId: number; optionIds: readonly number[] } | null;
}

/** What is asked about one place, or about the booking as a whole (null). */
export function asksAbout(
  { per, ticketIds }: Pick<Asked, 'per' | 'ticketIds'>,
  place: { ticketId: number; kind: 'ticket' | 'add_on' | 'booth' | 'sponsor' } | null,
  booked: readonly number[],
): boolean {
  if (place === null) {
    return (
      per === 'booking' && (ticketIds.length === 0 || ticketIds.some((id) => booked.includes(id)))
    );
  }
  if (per !== 'place') return false;
  return ticketIds.length === 0 ? place.kind === 'ticket' : ticketIds.includes(place.ticketId);
}

/** Those that are asked, as what was answered before them decides. */
export function askedOf<Question extends Pick<Asked, 'id' | 'shownIf'>>(
  questions: readonly Question[],
  said: (questionId: number) => { optionIds: readonly number[] } | undefined,
): Question[] {
  const shown = new Set<number>();
  return questions.filter(({ id, shownIf }) => {
    const isShown =
      shownIf === null ||
      (shown.has(shownIf.questionId) &&
        (said(shownIf.questionId)?.optionIds.some((one) => shownIf.optionIds.includes(one)) ??
          false));
    if (isShown) shown.add(id);
    return isShown;
  });
}
