import type { StageStorage } from '@plenum/contract';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { requireEvent } from '../events/index.ts';
import { sumRecorded } from './stages.runs.queries.ts';

const gigabyte = 1_000_000_000;

const mostBytesOf = ({ recordingsGigabytes }: Config): number | null =>
  recordingsGigabytes === 0 ? null : recordingsGigabytes * gigabyte;

export async function readStorage(
  { db, config }: Work,
  person: Person,
  eventId: number,
): Promise<StageStorage> {
  const { organisationId } = await requireEvent(db, person, eventId);
  return {
    bytes: await sumRecorded(db, organisationId),
    mostBytes: mostBytesOf(config),
    mostHours: config.stageHours,
  };
}

/** Looked at when a run begins: what is being recorded is never broken off for it. */
export async function hasRoomToRecord(
  { config }: Work,
  db: Db,
  organisationId: number,
): Promise<boolean> {
  const most = mostBytesOf(config);
  return most === null || (await sumRecorded(db, organisationId)) < most;
}

export const isTooLong = ({ config }: Work, seconds: number): boolean =>
  seconds > config.stageHours * 3_600;
