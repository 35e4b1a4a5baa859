/** Beyond so much a search does not look: it stays within the row. */
const most = 1_800;

/** What a search looks through, the subject whole and first. A word begins after a space. */
export const searchTextOf = (mail: {
  subject: string;
  /** Who it is from, and of what one sends also who it is to. */
  people: readonly string[];
  text: string;
}): string =>
  ` ${mail.subject} ${mail.people.join(' ')} ${mail.text.replace(/\s+/g, ' ')}`.slice(0, most);
