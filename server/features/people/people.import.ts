import type { RowFault } from '@plenum/contract';
import { beginningOf } from '../../platform/beginning-of.ts';
import {
  findGuests,
  type Guest,
  type GuestKnown,
  requireEvent,
  takeAttendees,
  takeGuests,
  tellPeopleChanged,
  upsertAttendees,
  upsertGuests,
} from '../events/index.ts';
import {
  type Column,
  headsOfPeople,
  isAddress,
  isEnded,
  type Kind,
  type RowValues,
  type Step,
} from '../imports/index.ts';
import { setCompanies } from '../organisations/index.ts';

const columns: readonly Column[] = [
  {
    key: 'email',
    isNeeded: true,
    most: 254,
    heads: [
      'attendee email',
      'e mail',
      'email address',
      'mail',
      'teilnehmer e mail',
      'e mail adresse',
      'adresse e mail',
      'courriel',
      'endereco de e mail',
      'correio eletronico',
    ],
    faultIn: isAddress,
  },
  { key: 'name', most: 200, heads: headsOfPeople.name },
  { key: 'given', most: 100, heads: headsOfPeople.given },
  { key: 'family', most: 100, heads: headsOfPeople.family },
  {
    key: 'company',
    most: 200,
    heads: [
      'organisation',
      'organization',
      'firma',
      'unternehmen',
      'entreprise',
      'societe',
      'empresa',
    ],
  },
  {
    key: 'state',
    most: 60,
    heads: ['status', 'order status', 'registration status', 'etat', 'estado', 'statut'],
    faultIn: isEnded,
  },
];

interface Plan {
  guest: Guest;
  before: GuestKnown;
}

interface Made {
  /** Null: a stranger, who was asked in. */
  personId: number | null;
  guest: Guest;
  /** What it was; null: not there. */
  before: Guest | null;
  /** Of a member; null: their company stayed as it was. */
  company: string | null;
}

const addressOf = (values: RowValues['values']): string => (values['email'] ?? '').toLowerCase();

const nameIn = ({ name = '', given = '', family = '' }: RowValues['values']): string =>
  beginningOf((name || `${given} ${family}`).trim(), 200);

/** What the row says; where it says nothing, what was known stays. */
function guestOf({ values, own }: RowValues, known: GuestKnown): Guest {
  return {
    email: known.email,
    fullName: known.personId === null ? nameIn(values) || known.fullName : '',
    company: values['company'] || known.company,
    fields: { ...known.fields, ...own },
  };
}

function stepOf(row: RowValues, known: GuestKnown): Step<Plan> {
  const guest = guestOf(row, known);
  const isThere = known.personId === null ? known.isInvited : known.isIn;
  const fields = isThere ? changedIn(known, guest) : [];
  const deed = isThere ? (fields.length > 0 ? 'change' : 'same') : 'new';
  return { deed, fields, faults: [] as RowFault[], plan: { guest, before: known } };
}

function changedIn(known: GuestKnown, guest: Guest): string[] {
  const own = Object.keys(guest.fields).filter((name) => known.fields[name] !== guest.fields[name]);
  return [
    ...(guest.fullName !== known.fullName && known.personId === null ? ['name'] : []),
    ...(guest.company === known.company ? [] : ['company']),
    ...own,
  ];
}

const plainGuest = ({ email, fullName, company, fields }: Guest): Guest => ({
  email,
  fullName,
  company,
  fields,
});

function madeOf({ guest, before }: Plan): Made {
  const { personId } = before;
  const wasThere = personId === null ? before.isInvited : before.isIn;
  return {
    personId,
    guest,
    before: wasThere ? plainGuest(before) : null,
    company: personId !== null && guest.company !== before.company ? before.company : null,
  };
}

const strangersOf = (made: readonly Made[]) => made.filter(({ personId }) => personId === null);
const membersOf = (made: readonly Made[]) =>
  made.flatMap(({ personId, ...one }) => (personId === null ? [] : [{ ...one, personId }]));

const attendeeOf = ({ personId, guest }: { personId: number; guest: Guest }) => ({
  personId,
  fields: guest.fields,
});

/** Members of the organisation take part at once; everyone else is asked in, by the address. */
export const peopleImport: Kind<Plan, Made> = {
  isOfEvent: true,
  keepsOwn: true,
  columns,
  keyOf: (values) => addressOf(values) || null,
  weigh: async ({ db }, _person, where, rows) => {
    const emails = rows.map(({ values }) => addressOf(values));
    const known = new Map((await findGuests(db, where, emails)).map((one) => [one.email, one]));
    return rows.flatMap((row) => {
      const one = known.get(addressOf(row.values));
      return one ? [stepOf(row, one)] : [];
    });
  },
  write: async ({ db }, tx, person, where, steps) => {
    const made = steps.map(({ plan }) => madeOf(plan));
    await upsertGuests(
      tx,
      where,
      strangersOf(made).map(({ guest }) => guest),
    );
    const members = membersOf(made);
    await upsertAttendees(tx, where, members.map(attendeeOf));
    const companies = members.flatMap(({ personId, guest, company }) =>
      company === null ? [] : [{ personId, from: company, to: guest.company }],
    );
    await setCompanies(tx, where.organisationId, companies);
    const fresh = members.flatMap(({ personId, before }) => (before === null ? [personId] : []));
    tellPeopleChanged(tx, await requireEvent(db, person, where.eventId), fresh);
    return made.map((one) => ({ made: one }));
  },
  undo: async ({ db }, tx, person, where, made) => {
    const isBack = new Set<string>();
    const strangers = strangersOf(made);
    const gone = await takeGuests(
      tx,
      where,
      strangers.map(({ guest }) => guest),
    );
    for (const { email } of gone) isBack.add(email);
    const restored = strangers.flatMap(({ guest, before }) =>
      before && isBack.has(guest.email) ? [before] : [],
    );
    await upsertGuests(tx, where, restored);
    const left = await takeMembers(tx, where, membersOf(made));
    for (const email of left) isBack.add(email);
    tellPeopleChanged(tx, await requireEvent(db, person, where.eventId), []);
    return made.map(({ guest }) => isBack.has(guest.email));
  },
};

/** Those who came in are out again, the others as they were; the addresses of both. */
async function takeMembers(
  tx: Parameters<typeof takeAttendees>[0],
  where: Parameters<typeof takeAttendees>[1],
  members: readonly (Omit<Made, 'personId'> & { personId: number })[],
): Promise<string[]> {
  const taken = new Set(
    (await takeAttendees(tx, where, members.map(attendeeOf))).map(({ personId }) => personId),
  );
  const back = members.filter(({ personId }) => taken.has(personId));
  await upsertAttendees(
    tx,
    where,
    back.flatMap(({ personId, before }) => (before ? [{ personId, fields: before.fields }] : [])),
  );
  await setCompanies(
    tx,
    where.organisationId,
    back.flatMap(({ personId, guest, company }) =>
      company === null ? [] : [{ personId, from: guest.company, to: company }],
    ),
  );
  return back.map(({ guest }) => guest.email);
}
