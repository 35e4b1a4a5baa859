import type { Case, Settlement } from '@plenum/contract';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Tx } from '../../platform/work.ts';
import { record } from '../audit/index.ts';
import { type EventRow, requireModerated } from '../events/index.ts';
import { findCase, findReporterIds, lockCase, settleCase } from './moderation.cases.queries.ts';
import { showCase } from './moderation.desk.ts';
import type { ModerationWork } from './moderation.facts.ts';
import { tellDesk } from './moderation.live.ts';
import { takeMeasure } from './moderation.measure.ts';
import { noticeReporters, noticeThem } from './moderation.notices.ts';
import type { CaseRow } from './moderation.rows.ts';
import { hideSaid, isSaid, releaseSaid } from './moderation.said.ts';

type Deed = Settlement['deed'];

const measures: readonly Deed[] = ['warn', 'mute', 'ban'];
const writings: readonly Deed[] = ['dismiss', 'release', 'hide', ...measures];
const fitting: Readonly<Record<Case['kind'], readonly Deed[]>> = {
  line: ['dismiss', 'hide', ...measures],
  held: ['release', 'hide', ...measures],
  person: ['dismiss', ...measures],
  profile: ['dismiss', ...measures],
  booth: ['dismiss'],
  post: writings,
  post_comment: writings,
  blog_comment: writings,
};

const recorded = {
  dismiss: { action: 'moderation.dismissed' },
  release: { action: 'moderation.released' },
  hide: { action: 'moderation.line_hidden' },
} as const;

interface Settling {
  tx: Tx;
  work: ModerationWork;
  person: Person;
  event: EventRow;
  found: CaseRow;
  settlement: Settlement;
}

/** Of two who settle the same, the second is told. */
export const settle = (
  work: ModerationWork,
  person: Person,
  eventId: number,
  caseId: number,
  settlement: Settlement,
): Promise<Case> =>
  work.transaction(async (tx) => {
    const event = await requireModerated(tx, person, eventId);
    const { organisationId } = event;
    const found = await findCase(tx, organisationId, eventId, caseId);
    if (!found) throw problem('not_found');
    if (found.settledAt) throw problem('moderation.settled');
    refuseOdd(found, settlement);
    const settling = { tx, work, person, event, found, settlement };
    // First the conversation, then the case: as whoever edits a line that is held.
    await treatLine(settling);
    const locked = await lockCase(tx, organisationId, eventId, caseId);
    if (locked?.settledAt !== null) throw problem('moderation.settled');
    await treatPerson(settling);
    const at = work.clock.now();
    await settleCase(tx, organisationId, caseId, { by: person.id, outcome: settlement.deed, at });
    await noticeReporters(tx, event, await findReporterIds(tx, organisationId, caseId), caseId);
    await tellDesk(tx, organisationId, eventId);
    const settled = await findCase(tx, organisationId, eventId, caseId);
    return showCase(tx, work, event, settled ?? found);
  });

function refuseOdd({ kind, personId }: CaseRow, { deed, reason }: Settlement): void {
  const isMeasure = measures.includes(deed);
  if (isMeasure && personId === null) throw problem('moderation.not_about_a_person');
  if (!fitting[kind].includes(deed)) {
    const message = 'does not fit what is reported';
    throw problem('invalid', { errors: [{ path: '/deed', message }] });
  }
  if ((isMeasure || deed === 'hide') && !reason.trim()) {
    throw problem('invalid', { errors: [{ path: '/reason', message: 'is what they are told' }] });
  }
}

/** What was held back is shown or hidden in the end, whatever else is done. */
async function treatLine({ tx, work, person, event, found, settlement }: Settling): Promise<void> {
  const { deed, alsoHide = false, reason } = settlement;
  const { organisationId } = event;
  if (deed === 'release') await releaseSaid(tx, work.facts, organisationId, found);
  const isMeasured = measures.includes(deed) && (alsoHide || found.kind === 'held');
  const isHidden = (deed === 'hide' || isMeasured) && isSaid(found);
  if (isHidden) await hideSaid(tx, work, organisationId, found);
  if (deed === 'hide' && found.personId !== null) {
    const kind = 'moderation.line_hidden';
    await noticeThem(tx, event, found.personId, { kind, text: reason.trim() });
  }
  if (measures.includes(deed) && !isHidden) return;
  await record(tx, person, {
    ...(deed === 'release' || deed === 'dismiss' ? recorded[deed] : recorded.hide),
    ...(found.personId !== null && { subjectId: found.personId }),
    subject: found.person?.fullName ?? found.exhibitor?.name ?? '',
    after: { event: event.name, about: found.kind, reason: reason.trim() },
  });
}

async function treatPerson({ tx, work, person, event, found, settlement }: Settling) {
  const { deed, reason, minutes } = settlement;
  if (found.personId === null || (deed !== 'warn' && deed !== 'mute' && deed !== 'ban')) return;
  const { personId, id: caseId } = found;
  await takeMeasure(tx, work, person, event, { personId, kind: deed, reason, minutes, caseId });
}
