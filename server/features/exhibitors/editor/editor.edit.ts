import type { Booth, BoothContent, BoothUpdate } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { canRunEvents } from '../../events/index.ts';
import { type BoothFound, requireBoothLocked } from '../exhibitors.access.ts';
import { boothOf } from '../booths/booths.booth.ts';
import {
  isSame,
  patched,
  refuseOverQuota,
  refuseUnusable,
  withoutWhatIsSame,
} from './editor.content.ts';
import { removeUnused } from './editor.files.ts';
import { tellBooth, tellExhibitorsChanged } from '../exhibitors.live.ts';
import { tellAwaitsReview } from '../exhibitors.notices.ts';
import { type Contents, updateContents } from '../exhibitors.queries.ts';
import { awaitsReview, type ExhibitorRow } from '../exhibitors.rows.ts';
import { findRules, findTier } from '../setup/setup.rules.ts';
import { isSessionOf } from './editor.sessions.queries.ts';

/** What happens to a content; done to what is shown, to what waits, or to both. */
type Edit = (content: BoothContent, booth: ExhibitorRow) => BoothContent;

interface Change {
  /** The version it was made on; absent where it cannot undo what somebody else typed. */
  version?: number;
  check?: (tx: Tx, found: BoothFound) => Promise<void>;
  edit: Edit;
}

export const changeBooth = (
  work: Work,
  person: Person,
  id: number,
  { version, ...update }: BoothUpdate,
): Promise<Booth> =>
  editBooth(work, person, id, {
    version,
    check: async (tx, { booth }) => {
      refuseUnusable(update);
      const { sessionId } = update;
      const { organisationId, eventId, shown, draft } = booth;
      // One that was linked may have gone since: whoever sends it along is not kept from saving.
      if (!sessionId || sessionId === (draft ?? shown).sessionId) return;
      const isThere = await isSessionOf(tx, organisationId, eventId, sessionId);
      if (!isThere) throw problem('not_found');
    },
    edit: (content, { shown, draft }) =>
      patched(content, update, [...shown.products, ...(draft?.products ?? [])]),
  });

/** One at a time. Organisers’ edits show at once; so do those of staff, unless they are reviewed. */
export async function editBooth(
  work: Work,
  person: Person,
  id: number,
  { version, check, edit }: Change,
): Promise<Booth> {
  const { before, after, answer } = await work.transaction(async (tx) => {
    const found = await requireBoothLocked(tx, person, id);
    const { booth } = found;
    if (version !== undefined && version !== booth.version) {
      throw problem('exhibitors.changed_meanwhile');
    }
    await check?.(tx, found);
    const { needsReview } = await findRules(tx, person.organisationId, booth.eventId);
    const isReviewed = needsReview && !canRunEvents(person);
    const contents = isReviewed ? proposed(booth, edit, work.clock.now()) : shownAt(booth, edit);
    await refuseTooMuch(tx, booth, contents);
    const edited = await updateContents(tx, person.organisationId, id, contents);
    if (!edited) throw new Error('The booth vanished inside its own transaction.');
    await recordEdit(tx, person, booth, edited);
    await tellEdited(tx, person, found, edited);
    return { before: booth, after: edited, answer: await boothOf(tx, edited) };
  });
  await removeUnused(work, before, after);
  return answer;
}

const nothingWaits = { draft: null, draftNote: '', draftAt: null } as const;

function shownAt(booth: ExhibitorRow, edit: Edit): Contents {
  const { draftNote, draftAt } = booth;
  const shown = edit(booth.shown, booth);
  const draft = booth.draft && edit(booth.draft, booth);
  if (!draft || isSame(draft, shown)) return { shown, ...nothingWaits };
  return { shown, draft, draftNote, draftAt };
}

function proposed(booth: ExhibitorRow, edit: Edit, now: Date): Contents {
  const { shown } = booth;
  const draft = edit(booth.draft ?? shown, booth);
  if (isSame(draft, shown)) return { shown, ...nothingWaits };
  return { shown, draft, draftNote: '', draftAt: booth.draftAt ?? now };
}

async function refuseTooMuch(tx: Tx, before: ExhibitorRow, after: Contents): Promise<void> {
  const { organisationId, eventId, tier } = before;
  const rules = await findTier(tx, organisationId, eventId, tier);
  refuseOverQuota(before.shown, after.shown, rules);
  if (after.draft) refuseOverQuota(before.draft ?? before.shown, after.draft, rules);
}

const recordEdit = (tx: Tx, person: Person, before: ExhibitorRow, after: ExhibitorRow) => {
  const isShownAtOnce = !isSame(before.shown, after.shown);
  const changes = isShownAtOnce
    ? withoutWhatIsSame(before.shown, after.shown)
    : withoutWhatIsSame(before.draft ?? before.shown, after.draft ?? after.shown);
  const action = isShownAtOnce ? 'exhibitors.booth_changed' : 'exhibitors.booth_proposed';
  return record(tx, person, { action, subjectId: before.id, subject: before.name, ...changes });
};

async function tellEdited(
  tx: Tx,
  person: Person,
  { event, booth }: BoothFound,
  after: ExhibitorRow,
) {
  const isOnFloor = booth.isShown && !isSame(booth.shown, after.shown);
  tellExhibitorsChanged(tx, event, { isOnFloor });
  await tellBooth(tx, 'exhibitors.booth_changed', after);
  if (awaitsReview(after) && !awaitsReview(booth)) await tellAwaitsReview(tx, event, after, person);
}
