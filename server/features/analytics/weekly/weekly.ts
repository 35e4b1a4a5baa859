import { createHmac } from 'node:crypto';
import type { WeeklyLink, WeeklyReport, WeeklyReportInput } from '@plenum/contract';
import type { Config } from '../../../config/config.ts';
import { refuseUnknownZone } from '../../../platform/clock/time-zone.ts';
import { problem } from '../../../platform/http/problem.ts';
import { requireWayOut } from '../../../platform/mail/way-out.ts';
import type { Person } from '../../../platform/person.ts';
import { personIn } from '../../../platform/sockets/rooms.ts';
import { hashOfToken } from '../../../platform/token-hash.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { organisationById } from '../../organisations/index.ts';
import { findByToken, findIsOn, keepChoice, type Subscription, turnOff } from './weekly.queries.ts';

/** The same in every letter, so that an old one still leads out. */
export const stopToken = (
  { tokenSecret }: Pick<Config, 'tokenSecret'>,
  organisationId: number,
  personId: number,
): string =>
  createHmac('sha256', tokenSecret)
    .update(`analytics.weekly:${organisationId}:${personId}`)
    .digest('base64url');

export const readWeekly = async (
  { db }: Work,
  { organisationId, id }: Person,
): Promise<WeeklyReport> => ({ isOn: await findIsOn(db, organisationId, id) });

export async function chooseWeekly(
  work: Work,
  { organisationId, id }: Person,
  { isOn, timeZone }: WeeklyReportInput,
): Promise<WeeklyReport> {
  if (timeZone !== undefined) refuseUnknownZone(timeZone);
  if (isOn) requireWayOut(work.config);
  return work.transaction(async (tx) => {
    const organisation = await organisationById(tx, organisationId);
    await keepChoice(tx, organisationId, id, {
      isOn,
      timeZone: timeZone ?? organisation?.timeZone ?? 'UTC',
      tokenHash: hashOfToken(stopToken(work.config, organisationId, id)),
      now: work.clock.now(),
    });
    tellChanged(tx, organisationId, id);
    return { isOn };
  });
}

export async function readLink(work: Work, token: string): Promise<WeeklyLink> {
  const found = await requireLink(work, token);
  const organisation = await organisationById(work.db, found.organisationId);
  return { organisation: organisation?.name ?? '', isOn: found.isOn };
}

export async function stopByLink(work: Work, token: string): Promise<WeeklyLink> {
  const { organisationId, personId } = await requireLink(work, token);
  await work.transaction(async (tx) => {
    await turnOff(tx, organisationId, personId);
    tellChanged(tx, organisationId, personId);
  });
  return readLink(work, token);
}

async function requireLink({ db }: Work, token: string): Promise<Subscription> {
  const found = await findByToken(db, hashOfToken(token));
  if (!found) throw problem('not_found');
  return found;
}

const tellChanged = (tx: Tx, organisationId: number, personId: number) =>
  tx.tell('analytics.weekly_changed', {}, [personIn(organisationId, personId)]);
