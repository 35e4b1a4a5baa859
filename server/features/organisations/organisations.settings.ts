import type { Organisation, OrganisationUpdate } from '@plenum/contract';
import { refuseUnknownZone } from '../../platform/clock/time-zone.ts';
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
  type OrganisationRow,
  updateLogo,
  updateOrganisation,
} from './organisations.queries.ts';
import { organisationView } from './organisations.view.ts';

export async function changeOrganisation(
  work: Work,
  person: Person,
  { version, ...update }: OrganisationUpdate,
): Promise<Organisation> {
  refuseUnusable(update);
  const { shown } = await work.transaction((tx) =>
    changed(work, tx, person, async (before) => {
      if (before.version !== version) throw problem('organisations.changed_meanwhile');
      if (isSame(before, { ...before, ...update })) return;
      await updateOrganisation(tx, person.organisationId, update);
    }),
  );
  return shown;
}

const isSame = (one: OrganisationRow, other: OrganisationRow) =>
  JSON.stringify(one) === JSON.stringify(other);

function refuseUnusable({ accent, timeZone }: Omit<OrganisationUpdate, 'version'>): void {
  refuseUnknownZone(timeZone);
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
  const logo = bytes && (await keepPicture(work, bytes, 'logo', String(person.id)));
  const made = await replacePicture(work, logo, async (next) => {
    const change = await work.transaction((tx) =>
      changed(work, tx, person, () => updateLogo(tx, person.organisationId, next)),
    );
    return { ...change, replaced: change.before.logo };
  });
  return made.shown;
}

/** Everyone in it sees what became of it elsewhere. */
export async function tellOfOrganisation({ config }: Work, tx: Tx, id: number): Promise<void> {
  const row = await findOrganisation(tx, id);
  if (row) tx.tell('organisations.changed', organisationView(row, config), [everyoneIn(id)]);
}

/** Its version follows them, and nobody wants to read of it. */
const factsOf = ({ version: _, ...facts }: OrganisationRow) => facts;

/** Recorded with what was before, and shown to everyone in it at once. */
async function changed(
  { config }: Work,
  tx: Tx,
  person: Person,
  change: (before: OrganisationRow) => Promise<unknown>,
): Promise<{ before: OrganisationRow; shown: Organisation }> {
  const { organisationId } = person;
  const before = await lockOrganisation(tx, organisationId);
  if (!before) throw problem('not_found');
  await change(before);
  const after = await findOrganisation(tx, organisationId);
  if (!after) throw problem('not_found');
  const shown = organisationView(after, config);
  if (!isSame(before, after)) {
    const { name: subject } = after;
    const facts = { before: factsOf(before), after: factsOf(after) };
    await record(tx, person, { action: 'organisations.changed', subject, ...facts });
    tx.tell('organisations.changed', shown, [everyoneIn(organisationId)]);
  }
  return { before, shown };
}
