const isChosen = (choice: Element) =>
  choice.getAttribute('aria-pressed') === 'true' || choice.hasAttribute('aria-current');

/** For the ref of a choice in a row that scrolls on a phone: the chosen one is in sight, whole. */
export function keepInSight(choice: HTMLElement | null): void {
  const row = choice?.closest('nav, fieldset');
  if (!choice || !row || !isChosen(choice)) return;
  if (row.scrollWidth <= row.clientWidth) return;
  const [place, frame] = [choice.getBoundingClientRect(), row.getBoundingClientRect()];
  // Only the row moves: the page stays where it is.
  row.scrollLeft += place.left + place.width / 2 - (frame.left + frame.width / 2);
}
