import type { SelfProfile, SelfUpdate } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { hashOfToken } from '../../platform/token-hash.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { record } from '../audit/index.ts';
import { type EventRow, findEvent } from '../events/index.ts';
import { keepPicture, replacePicture } from '../files/index.ts';
import { organisationById } from '../organisations/index.ts';
import { merged, withoutWhatIsSame } from './speakers.fields.ts';
import { tellSpeakerChanged } from './speakers.live.ts';
import { findByLink, lockSpeaker, updatePicture, updateSpeaker } from './speakers.queries.ts';
import { readSpeaker } from './speakers.service.ts';
import { findSessions } from './speakers.sessions.queries.ts';
import type { SpeakerRow } from './speakers.rows.ts';
import { readinessOf, sessionView, wordsOf } from './speakers.view.ts';

interface Holder {
  event: EventRow;
  speaker: SpeakerRow;
}

/** The only way of a link to a speaker. */
async function requireHolder({ clock }: Work, db: Db, token: string): Promise<Holder> {
  const speaker = await findByLink(db, hashOfToken(token), clock.now());
  const event = speaker && (await findEvent(db, speaker.organisationId, speaker.eventId));
  if (!speaker || !event) throw problem('speakers.link_dead');
  return { event, speaker };
}

/** Locked until the transaction ends; the link may have died while we waited for that. */
async function requireHolderLocked(work: Work, tx: Tx, token: string): Promise<Holder> {
  const { speaker } = await requireHolder(work, tx, token);
  await lockSpeaker(tx, speaker.organisationId, speaker.eventId, speaker.id);
  return requireHolder(work, tx, token);
}

export async function readSelf(work: Work, token: string): Promise<SelfProfile> {
  return profileOf(work.db, await requireHolder(work, work.db, token));
}

export const saveSelf = (
  work: Work,
  { token, version, ...update }: SelfUpdate,
  network: string,
): Promise<SelfProfile> =>
  work.transaction(async (tx) => {
    const { event, speaker: before } = await requireHolderLocked(work, tx, token);
    if (before.version !== version) throw problem('speakers.changed_meanwhile');
    const after = merged(before, update, { by: 'speaker', at: work.clock.now() });
    await updateSpeaker(tx, before.organisationId, before.id, after);
    const changes = withoutWhatIsSame(before, after);
    await tellOrganisers(tx, { event, speaker: before }, { network, ...changes });
    return profileOf(tx, await requireHolder(work, tx, token));
  });

export async function changeOwnPicture(
  work: Work,
  { token, picture }: { token: string; picture: string | null },
  network: string,
): Promise<SelfProfile> {
  await requireHolder(work, work.db, token);
  const bytes = picture === null ? null : Buffer.from(picture, 'base64');
  const kept = bytes && (await keepPicture(work, bytes, 'face', network));
  await replacePicture(work, kept, (next) =>
    work.transaction(async (tx) => {
      const holder = await requireHolderLocked(work, tx, token);
      const { organisationId, id, picture: before } = holder.speaker;
      const editedAt = work.clock.now();
      await updatePicture(tx, organisationId, id, { picture: next, editedAt });
      const changes = { before: { picture: before }, after: { picture: next } };
      await tellOrganisers(tx, holder, { network, ...changes });
      return { replaced: before };
    }),
  );
  return readSelf(work, token);
}

interface SelfChange {
  network: string;
  before: object;
  after: object;
}

async function tellOrganisers(tx: Tx, { event, speaker }: Holder, change: SelfChange) {
  const { organisationId, id, isHidden } = speaker;
  const { network, ...changes } = change;
  const nobody = { organisationId, id: null, network };
  const deed = { action: 'speakers.edited_self', subjectId: id, subject: speaker.name } as const;
  await record(tx, nobody, { ...deed, ...changes });
  const shown = await readSpeaker(tx, organisationId, event.id, id);
  tellSpeakerChanged(tx, event, shown, { wasHidden: isHidden });
}

async function profileOf(db: Db, { event, speaker }: Holder): Promise<SelfProfile> {
  const { organisationId, eventId, id } = speaker;
  const organisation = await organisationById(db, organisationId);
  const sessions = await findSessions(db, organisationId, eventId, id);
  const isShown =
    event.state !== 'draft' && event.modules.includes('speakers') && !speaker.isHidden;
  return {
    id,
    event: {
      name: event.name,
      timeZone: event.timeZone,
      languages: event.languages,
      startsOn: event.startsOn,
      endsOn: event.endsOn,
    },
    organisation: organisation?.name ?? '',
    shownUnder: isShown ? event.slug : null,
    ...wordsOf(speaker),
    ...readinessOf(speaker),
    picture: speaker.picture,
    expiresAt: (speaker.expiresAt ?? new Date(0)).toISOString(),
    sessions: sessions.map(sessionView),
    version: speaker.version,
  };
}
