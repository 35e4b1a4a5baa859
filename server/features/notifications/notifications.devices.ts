import type { NoticeSettings, PushDevice } from '@plenum/contract';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { isReceiver, type Push } from '../../platform/push/push.ts';
import type { Work } from '../../platform/work.ts';
import {
  deleteDevice,
  deleteDeviceOfOthers,
  deleteOldDevices,
  upsertDevice,
} from './notifications.devices.queries.ts';
import { readSettings } from './notifications.settings.ts';

const most = 10;

/** The address is one that we will knock at: it is looked at before it is kept, and at each push. */
export async function addDevice(
  work: Work,
  push: Push,
  person: Person,
  device: PushDevice,
): Promise<NoticeSettings> {
  if (push.key === null) throw problem('notifications.push_off');
  if (!isReceiver(device) || !(await push.mayReach(device.endpoint))) {
    throw problem('notifications.endpoint_refused');
  }
  return work.transaction(async (tx) => {
    await deleteDeviceOfOthers(tx, person, device.endpoint);
    await upsertDevice(tx, person, device, work.clock.now());
    await deleteOldDevices(tx, person.organisationId, person.id, most);
    return readSettings(tx, push, person);
  });
}

/** Of one that is not known nothing is said. */
export const removeDevice = (work: Work, push: Push, person: Person, endpoint: string) =>
  work.transaction(async (tx) => {
    await deleteDevice(tx, person.organisationId, person.id, endpoint);
    return readSettings(tx, push, person);
  });
