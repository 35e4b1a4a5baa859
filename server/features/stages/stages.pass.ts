import type { Media } from '../../platform/media/media.ts';
import type { Work } from '../../platform/work.ts';
import { type Asker, canRunEvents, refuseClosed, rememberOpens } from '../events/index.ts';
import type { CutRow, RunRow } from './stages.rows.ts';

type Right = 'live' | 'recorded' | 'saved' | 'send' | 'order';

export const watchingMs = 10 * 60_000;
/** As long as a conference's day: whoever takes over ends it at once. */
export const sendingMs = 16 * 3_600_000;
export const orderMs = 60_000;

/** What opens a run to its holder, in the media process as well, until that moment. */
export function passFor(
  media: Media,
  right: Right,
  { organisationId, id, sending }: Pick<RunRow, 'organisationId' | 'id' | 'sending'>,
  until: Date,
  /** Of a recording: nothing but this. */
  cut: CutRow | null = null,
  holder = '',
): string {
  const which = cut ? `${cut.first}-${cut.last}` : right === 'send' ? sending : 0;
  const text = `${right}.${organisationId}-${id}.${which}.${until.getTime()}${holder}`;
  return `${text}.${media.sign(text)}`;
}

type Watched = Pick<
  RunRow,
  'organisationId' | 'id' | 'sending' | 'eventId' | 'stageId' | 'sessionId' | 'cut'
>;

/** For one person: it opens the run as long as their tickets do. */
export function watchingPass(
  { media }: Work,
  person: Asker,
  right: 'live' | 'recorded' | 'saved',
  run: Watched,
  until: Date,
): string {
  const { eventId, stageId, sessionId } = run;
  const holder = `.${person.id}-${eventId}-${stageId}-${sessionId ?? 0}`;
  const cut = right === 'live' ? null : run.cut;
  return passFor(media, right, run, until, cut, canRunEvents(person) ? '' : holder);
}

const held = /^(\w+)\.(\d+)-(\d+)\.[\d-]+\.(\d{13})\.(\d+)-(\d+)-(\d+)-(\d+)$/;

/**
 * Asked each time it is shown: what is closed to its holder by now, it opens no more. Told is whose picture it opens
 * to a crowd; null: that is looked at where the picture is.
 */
export function watchPasses(work: Work): (pass: string) => Promise<string | null> {
  const opensTo = rememberOpens(work);
  return async (pass) => {
    const end = pass.lastIndexOf('.');
    const text = pass.slice(0, end);
    const [, right, ...said] = held.exec(text) ?? [];
    // Not ours: it is refused where the picture is.
    if (right === undefined || work.media.sign(text) !== pass.slice(end + 1)) return null;
    const [organisationId = 0, runId = 0, until = 0, ...about] = said.map(Number);
    const [id = 0, eventId = 0, stageId = 0, sessionId = 0] = about;
    const opens = await opensTo(work.db, { organisationId, id, role: 'client' }, eventId);
    refuseClosed(opens({ stageId, sessionId: sessionId || null }));
    const isOn = right === 'live' && until > Date.now();
    return isOn ? `${organisationId}-${runId}` : null;
  };
}

/** Which run a pass is about, once it was let in. */
export function aboutPass(pass: string): { organisationId: number; id: number } {
  const [, organisationId, id] = /^send\.(\d+)-(\d+)\./.exec(pass) ?? [];
  return { organisationId: Number(organisationId), id: Number(id) };
}
