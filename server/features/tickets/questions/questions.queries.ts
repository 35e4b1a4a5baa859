import type { BookingQuestionInput } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { questionColumns } from '../tickets.queries.ts';
import type { QuestionRow } from '../tickets.rows.ts';

export const findQuestion = (db: Db, organisationId: number, id: number) =>
  db.row<QuestionRow>(
    sql`select ${questionColumns} from tickets_questions q
        where q.organisation_id = ${organisationId} and q.id = ${id}`,
  );

const json = (value: unknown): string => JSON.stringify(value);

export const insertQuestion = (
  db: Db,
  organisationId: number,
  eventId: number,
  question: BookingQuestionInput,
) =>
  db.row<{ id: number }>(
    sql`insert into tickets_questions (organisation_id, event_id, kind, label, help, purpose, link,
          options, is_required, per, ticket_ids, shown_if, kept_days, fills, position)
        values (${organisationId}, ${eventId}, ${question.kind}, ${json(question.label)},
          ${json(question.help)}, ${json(question.purpose)}, ${question.link},
          ${json(question.options)}, ${question.isRequired}, ${question.per}, ${question.ticketIds},
          ${question.shownIf && json(question.shownIf)}, ${question.keptDays},
          ${question.fills},
          (select coalesce(max(position), 0) + 1 from tickets_questions
           where organisation_id = ${organisationId} and event_id = ${eventId}))
        returning id`,
  );

export const updateQuestion = (
  db: Db,
  organisationId: number,
  id: number,
  question: BookingQuestionInput,
) =>
  db.run(
    sql`update tickets_questions set kind = ${question.kind}, label = ${json(question.label)},
          help = ${json(question.help)}, purpose = ${json(question.purpose)},
          link = ${question.link}, options = ${json(question.options)},
          is_required = ${question.isRequired}, per = ${question.per},
          ticket_ids = ${question.ticketIds},
          shown_if = ${question.shownIf && json(question.shownIf)},
          kept_days = ${question.keptDays}, fills = ${question.fills}, version = version + 1
        where organisation_id = ${organisationId} and id = ${id}`,
  );

/** Its answers go with it. */
export const deleteQuestion = (db: Db, organisationId: number, id: number) =>
  db.run(
    sql`delete from tickets_questions where organisation_id = ${organisationId} and id = ${id}`,
  );
