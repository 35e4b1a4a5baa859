import type { Booth, Review } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { type EventRow, requireEvent } from '../../events/index.ts';
import { requireExhibitor } from '../exhibitors.access.ts';
import { boothOf } from '../booths/booths.booth.ts';
import { withoutWhatIsSame } from '../editor/editor.content.ts';
import { removeUnused } from '../editor/editor.files.ts';
import { tellBooth, tellExhibitorsChanged } from '../exhibitors.live.ts';
import { tellReviewed } from '../exhibitors.notices.ts';
import { type Contents, updateContents } from '../exhibitors.queries.ts';
import { awaitsReview, type ExhibitorRow } from '../exhibitors.rows.ts';

/** What was looked at is shown, or goes back to the staff with a note and waits no more. */
export async function reviewBooth(
  work: Work,
  person: Person,
  eventId: number,
  id: number,
  { version, isAccepted, note }: Review,
): Promise<Booth> {
  const { before, after, answer } = await work.transaction(async (tx) => {
    const event = await requireEvent(tx, person, eventId);
    const booth = await requireExhibitor(tx, event, id);
    if (!booth.draft || !awaitsReview(booth)) throw problem('exhibitors.nothing_to_review');
    if (booth.version !== version) throw problem('exhibitors.changed_meanwhile');
    const contents: Contents = isAccepted
      ? { shown: booth.draft, draft: null, draftNote: '', draftAt: null }
      : { shown: booth.shown, draft: booth.draft, draftNote: note.trim(), draftAt: null };
    const reviewed = await updateContents(tx, person.organisationId, id, contents);
    if (!reviewed) throw new Error('The booth vanished inside its own transaction.');
    await recordReview(tx, person, booth, reviewed);
    await tellDone(tx, event, reviewed, { by: person, isAccepted, note: note.trim() });
    return { before: booth, after: reviewed, answer: await boothOf(tx, reviewed) };
  });
  await removeUnused(work, before, after);
  return answer;
}

const recordReview = (tx: Tx, person: Person, before: ExhibitorRow, after: ExhibitorRow) => {
  const about = { subjectId: before.id, subject: after.name };
  return record(
    tx,
    person,
    after.draft
      ? { action: 'exhibitors.review_returned', ...about, after: { note: after.draftNote } }
      : {
          action: 'exhibitors.review_accepted',
          ...about,
          ...withoutWhatIsSame(before.shown, after.shown),
        },
  );
};

async function tellDone(
  tx: Tx,
  event: EventRow,
  booth: ExhibitorRow,
  { by, isAccepted, note }: { by: Person; isAccepted: boolean; note: string },
) {
  tellExhibitorsChanged(tx, event, { isOnFloor: isAccepted && booth.isShown });
  await tellBooth(tx, 'exhibitors.booth_changed', booth);
  const kind = isAccepted ? 'exhibitors.review_accepted' : 'exhibitors.review_returned';
  await tellReviewed(tx, event, booth, { kind, by, note });
}
