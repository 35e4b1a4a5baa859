import type {
  BookingQuestion,
  BookingQuestionInput,
  BookingQuestionUpdate,
} from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import { putBefore } from '../../../platform/put-before.ts';
import { wordsIn } from '../../../platform/words.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { type EventRow, requireEventLocked } from '../../events/index.ts';
import { lockedThing, refuseMore, refuseOlder, refuseWordless } from '../tickets.access.ts';
import { tellOffer } from '../tickets.live.ts';
import { findQuestions, findTickets } from '../tickets.queries.ts';
import { questionView } from '../tickets.view.ts';
import { reorder } from '../tickets.write.queries.ts';
import {
  deleteQuestion,
  findQuestion,
  insertQuestion,
  updateQuestion,
} from './questions.queries.ts';
import { refuseWrongFill, refuseWrongOptions, refuseWrongOrder } from './questions.rules.ts';

const most = 60;

async function refuseWrong(tx: Tx, event: EventRow, input: BookingQuestionInput): Promise<void> {
  refuseWordless(input.label);
  refuseWrongOptions(input);
  refuseWrongFill(input);
  const tickets = await findTickets(tx, event.organisationId, event.id);
  if (input.ticketIds.some((id) => !tickets.some((ticket) => ticket.id === id))) {
    throw problem('not_found');
  }
}

async function whole(work: Work, tx: Tx, event: EventRow, id: number): Promise<BookingQuestion> {
  const { organisationId, id: eventId } = event;
  const row = await findQuestion(tx, organisationId, id);
  if (!row) throw problem('not_found');
  return questionView(row, await work.answers.bookedOf(tx, organisationId, eventId));
}

export const addQuestion = (
  work: Work,
  person: Person,
  eventId: number,
  input: BookingQuestionInput,
) =>
  work.transaction(async (tx): Promise<BookingQuestion> => {
    const event = await requireEventLocked(tx, person, eventId);
    const { organisationId } = event;
    const others = await findQuestions(tx, organisationId, eventId);
    refuseMore(others.length, most);
    await refuseWrong(tx, event, input);
    refuseWrongOrder([...others, { ...input, id: 0 }]);
    const { id = 0 } = (await insertQuestion(tx, organisationId, eventId, input)) ?? {};
    const subject = wordsIn(input.label, event.languages);
    const deed = { action: 'tickets.question_added', subjectId: id, subject } as const;
    await record(tx, person, { ...deed, after: input });
    tellOffer(tx, event);
    return whole(work, tx, event, id);
  });

export const changeQuestion = (
  work: Work,
  person: Person,
  id: number,
  update: BookingQuestionUpdate,
) =>
  work.transaction(async (tx): Promise<BookingQuestion> => {
    const { organisationId } = person;
    const find = () => findQuestion(tx, organisationId, id);
    const { row, event } = await lockedThing(tx, person, find);
    refuseOlder(row, update);
    const { version: _, ...input } = update;
    await refuseWrong(tx, event, input);
    const others = await findQuestions(tx, organisationId, event.id);
    refuseWrongOrder(others.map((one) => (one.id === id ? { ...input, id } : one)));
    await updateQuestion(tx, organisationId, id, input);
    const subject = wordsIn(input.label, event.languages);
    const deed = { action: 'tickets.question_changed', subjectId: id, subject } as const;
    await record(tx, person, { ...deed, before: inputOf(row), after: input });
    tellOffer(tx, event);
    return whole(work, tx, event, id);
  });

const inputOf = (row: Awaited<ReturnType<typeof findQuestion>> & object): BookingQuestionInput => {
  const { id: _, eventId: __, position: ___, version: ____, ...input } = row;
  return input;
};

export const moveQuestion = (work: Work, person: Person, id: number, beforeId: number | null) =>
  work.transaction(async (tx) => {
    const { organisationId } = person;
    const { event } = await lockedThing(tx, person, () => findQuestion(tx, organisationId, id));
    const all = await findQuestions(tx, organisationId, event.id);
    const next = putBefore(
      all.map((one) => one.id),
      id,
      beforeId,
    );
    if (!next) throw problem('not_found');
    refuseWrongOrder(next.flatMap((one) => all.filter((question) => question.id === one)));
    await reorder(tx, { organisationId, eventId: event.id, of: 'questions' }, next);
    tellOffer(tx, event);
  });

/** What was asked if it was answered so is asked of everyone from now on. */
export const removeQuestion = (work: Work, person: Person, id: number) =>
  work.transaction(async (tx) => {
    const { organisationId } = person;
    const { row, event } = await lockedThing(tx, person, () =>
      findQuestion(tx, organisationId, id),
    );
    for (const other of await findQuestions(tx, organisationId, event.id)) {
      if (other.shownIf?.questionId !== id) continue;
      await updateQuestion(tx, organisationId, other.id, { ...inputOf(other), shownIf: null });
    }
    await deleteQuestion(tx, organisationId, id);
    const subject = wordsIn(row.label, event.languages);
    const deed = { action: 'tickets.question_removed', subjectId: id, subject } as const;
    await record(tx, person, { ...deed, before: inputOf(row) });
    tellOffer(tx, event);
  });
