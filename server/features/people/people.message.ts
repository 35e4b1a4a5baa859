import type { PeopleMessage } from '@plenum/contract';
import { problem } from '../../platform/http/problem.ts';
import { plainMail } from '../../platform/mail/letter.ts';
import { postLetter } from '../../platform/mail/mail.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { record } from '../audit/index.ts';
import { organisationById } from '../organisations/index.ts';
import { requirePeople } from './people.service.ts';

/** To each on their own: nobody sees who else got it. To all of them or to none. */
export const messagePeople = (work: Work, person: Person, message: PeopleMessage) =>
  work.transaction(async (tx) => {
    const { organisationId } = person;
    const organisation = await organisationById(tx, organisationId);
    if (!organisation?.isVerified) throw problem('accounts.unverified');
    const people = await requirePeople(tx, person, message.ids);
    const mail = plainMail(message.subject, message.text, organisation.name);
    for (const { email } of people) await postLetter(work, tx, person, email, mail);
    const after = { people: people.length };
    await record(tx, person, { action: 'people.messaged', subject: message.subject, after });
    return people.length;
  });
