import type { Program } from '@plenum/contract';
import { type ReactNode, useMemo } from 'react';
import { useLocale } from 'use-intl';
import { wordsIn } from '../../../platform/i18n/words.ts';
import { useShownZone } from '../../../platform/i18n/shown-zone.ts';
import { type ProgramPlace, ProgramPlaceContext } from './use-program-place.ts';

const byId = <T extends { id: number }>(all: readonly T[]) =>
  new Map(all.map((one) => [one.id, one]));

interface ProgramFrameProps extends Pick<ProgramPlace, 'program' | 'hrefOf' | 'open'> {
  hasStars?: boolean;
  isDraft?: boolean;
  againOf?: ProgramPlace['againOf'] | undefined;
  children: ReactNode;
}

const nothingAgain = () => null;

/** Around whatever shows sessions of one program. What is given as functions must stay the same. */
export function ProgramFrame({
  program,
  hrefOf,
  open,
  hasStars = false,
  isDraft = false,
  againOf = nothingAgain,
  children,
}: ProgramFrameProps) {
  const locale = useLocale();
  const { zone, shown } = useShownZone(program.event.timeZone);
  const lookUp = useMemo(() => lookUpIn(program, locale), [program, locale]);
  const place = useMemo(
    () => ({ ...lookUp, program, zone, shown, hrefOf, open, hasStars, isDraft, againOf }),
    [lookUp, program, zone, shown, hrefOf, open, hasStars, isDraft, againOf],
  );
  return <ProgramPlaceContext value={place}>{children}</ProgramPlaceContext>;
}

function lookUpIn({ event, rooms, tracks, speakers }: Program, locale: string) {
  const all = { rooms: byId(rooms), tracks: byId(tracks), speakers: byId(speakers) };
  const languages = [locale, ...event.languages];
  return {
    words: (texts: Parameters<typeof wordsIn>[0]) => wordsIn(texts, languages),
    roomOf: (id: number | null) => all.rooms.get(id ?? 0),
    trackOf: (id: number | null) => all.tracks.get(id ?? 0),
    speakerOf: (id: number) => all.speakers.get(id),
  } satisfies Partial<ProgramPlace>;
}
