import type { NoticeSettings, NoticeSettingsInput } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import type { Person } from '../../platform/person.ts';
import type { Push } from '../../platform/push/push.ts';
import type { Work } from '../../platform/work.ts';
import { countDevices } from './notifications.devices.queries.ts';
import { groupOf, noticeGroups, usualWays, type Ways } from './notifications.groups.ts';
import type { Notice } from './notifications.notice.ts';
import { findChosenWays, lockSettings, upsertWays } from './notifications.settings.queries.ts';

export async function readSettings(
  db: Db,
  { key }: Push,
  { organisationId, id }: Person,
): Promise<NoticeSettings> {
  const chosen = await findChosenWays(db, organisationId, [id]);
  const groups = noticeGroups.map((group) => {
    const { app, mail, push } = chosen.find((one) => one.group === group) ?? usualWays[group];
    return { group, app, mail, push };
  });
  return { groups, pushKey: key, devices: await countDevices(db, organisationId, id) };
}

export const changeSettings = (
  work: Work,
  push: Push,
  person: Person,
  { group, ...change }: NoticeSettingsInput,
): Promise<NoticeSettings> =>
  work.transaction(async (tx) => {
    const { organisationId, id: personId } = person;
    await lockSettings(tx, organisationId, personId);
    const chosen = await findChosenWays(tx, organisationId, [personId]);
    const before = chosen.find((one) => one.group === group) ?? usualWays[group];
    await upsertWays(tx, organisationId, { ...before, ...change, personId, group });
    return readSettings(tx, push, person);
  });

type Told = Notice & { personId: number };

/** With the ways its person takes each by; what they want by none is left out. */
export async function withWays<N extends Told>(
  db: Db,
  organisationId: number,
  notices: readonly N[],
): Promise<(N & { ways: Ways })[]> {
  const people = [...new Set(notices.map(({ personId }) => personId))];
  const chosen = new Map(
    (await findChosenWays(db, organisationId, people)).map((one) => [
      `${one.personId}.${one.group}`,
      one,
    ]),
  );
  return notices.flatMap((notice) => {
    const group = groupOf[notice.kind];
    const ways = chosen.get(`${notice.personId}.${group}`) ?? usualWays[group];
    return ways.app || ways.mail || ways.push ? { ...notice, ways } : [];
  });
}
