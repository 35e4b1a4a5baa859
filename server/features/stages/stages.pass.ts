import type { Media } from '../../platform/media/media.ts';
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
): string {
  const which = cut ? `${cut.first}-${cut.last}` : right === 'send' ? sending : 0;
  const text = `${right}.${organisationId}-${id}.${which}.${until.getTime()}`;
  return `${text}.${media.sign(text)}`;
}

/** Which run a pass is about, once it was let in. */
export function aboutPass(pass: string): { organisationId: number; id: number } {
  const [, organisationId, id] = /^send\.(\d+)-(\d+)\./.exec(pass) ?? [];
  return { organisationId: Number(organisationId), id: Number(id) };
}
