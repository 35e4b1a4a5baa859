import type { Organisation, OrganisationUpdate } from '@plenum/contract';
import { isTimeZone } from '../../platform/clock/time-zone.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { everyoneIn } from '../../platform/sockets/rooms.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { record } from '../audit/index.ts';
import { keepPicture, replacePicture } from '../files/index.ts';
import { carriesWhite } from './organisations.contrast.ts';
import {
  findOrganisation,
  lockOrganisation,
  updateLogo,
  updateOrganisation,
} from './organisations.queries.ts';
import { organisationView } from './organisations.view.ts';

export async function changeOrganisation(
  work: Work,
  person: Person,
  update: OrganisationUpdate,
): Promise<Organisation> {
  refuseUnusable(update);
  return work.transaction((tx) =>
    changed(work, tx, person, () => updateOrganisation(tx, person.organisationId, update)),
  );
}

function refuseUnusable({ accent, timeZone }: OrganisationUpdate): void {
  if (!isTimeZone(timeZone)) {
    throw problem('invalid', { errors: [{ path: '/timeZone', message: 'is no time zone' }] });
  }
  if (accent !== null && !carriesWhite(accent)) {
    const errors = [{ path: '/accent', message: 'is too light for white text' }];
    throw problem('organisations.accent_unreadable', { errors });
  }
}

export async function changeLogo(
  work: Work,
  person: Person,
  bytes: Uint8Array | null,
): Promise<Organisation> {
  const logo = bytes && (await keepPicture(work, bytes, 'logo'));
  let after: Organisation | undefined;
  await replacePicture(work, logo, (next) =>
    work.transaction(async (tx) => {
      const before = await lockOrganisation(tx, person.organisationId);
      after = await changed(work, tx, person, () => updateLogo(tx, person.organisationId, next));
      return before?.logo ?? null;
    }),
  );
  if (!after) throw problem('not_found');
  return after;
}

/** Recorded with what was before, and shown to everyone in it at once. */
async function changed(
  { config }: Work,
  tx: Tx,
  person: Person,
  change: () => Promise<unknown>,
): Promise<Organisation> {
  const { organisationId } = person;
  const before = await lockOrganisation(tx, organisationId);
  await change();
  const after = await findOrganisation(tx, organisationId);
  if (!before || !after) throw problem('not_found');
  const shown = organisationView(after, config);
  if (JSON.stringify(before) !== JSON.stringify(after)) {
    await record(tx, person, {
      action: 'organisations.changed',
      subject: after.name,
      before,
      after,
    });
    tx.tell('organisations.changed', shown, [everyoneIn(organisationId)]);
  }
  return shown;
}
