import type { EmployeeQuery } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { nothing, type Sql, sql } from '../../platform/db/sql.ts';
import type { EmployeeRow } from './datatables.view.ts';
import { anywhere } from '../../platform/search/looking.ts';

const startDate = sql`to_char(e.started_on, 'MM/DD/YYYY')`;
const salary = sql`to_char(e.salary_cents / 100.0, '"$"FM999999990.00')`;
const columns = sql`e.id, e.avatar, e.full_name as "fullName", e.post, e.email, e.city,
  ${startDate} as "startDate", ${salary} as salary, e.age,
  e.experience_years as "experienceYears", e.status`;

const orders: Readonly<Record<string, Sql>> = {
  full_name: sql`lower(e.full_name)`,
  post: sql`lower(e.post)`,
  email: sql`lower(e.email)`,
  city: sql`lower(e.city)`,
  start_date: sql`e.started_on`,
  salary: sql`e.salary_cents`,
  age: sql`e.age`,
  experience: sql`e.experience_years`,
  status: sql`e.status`,
};

/** As it stands in the table unless sorted; what is equal stays so. */
function orderOf(sort: EmployeeQuery['sort']): Sql {
  const order = orders[sort?.replace('-', '') ?? ''];
  if (!order) return sql`e.id`;
  return sort?.startsWith('-') ? sql`${order} desc, e.id` : sql`${order}, e.id`;
}

const fits = (q: string): Sql => {
  const searched = [
    sql`e.full_name`,
    sql`e.post`,
    sql`e.email`,
    sql`e.age::text`,
    salary,
    startDate,
  ];
  return searched.reduce(
    (any, one) => sql`${any} or plain_words(${one}) like ${anywhere(q)}`,
    sql`false`,
  );
};

const matching = (organisationId: number, { q, status }: EmployeeQuery): Sql =>
  sql`e.organisation_id = ${organisationId}
      ${q ? sql`and (${fits(q)})` : nothing}
      ${status === undefined ? nothing : sql`and e.status = ${status}`}`;

export const countEmployees = async (db: Db, organisationId: number, query: EmployeeQuery) =>
  (
    await db.row<{ total: number }>(
      sql`select count(*) as total from datatables_employees e where ${matching(organisationId, query)}`,
    )
  )?.total ?? 0;

export const findEmployees = (
  db: Db,
  organisationId: number,
  query: EmployeeQuery,
  { offset, limit }: { offset: number; limit: number },
) =>
  db.rows<EmployeeRow>(
    sql`select ${columns} from datatables_employees e where ${matching(organisationId, query)}
        order by ${orderOf(query.sort)} limit ${limit} offset ${offset}`,
  );

export interface NewEmployee {
  avatar: string;
  fullName: string;
  post: string;
  email: string;
  city: string;
  /** YYYY-MM-DD */
  startedOn: string;
  salaryCents: number;
  age: number;
  experienceYears: number;
  status: number;
}

/** In their order: so the table shows them. */
export const insertEmployees = (
  db: Db,
  organisationId: number,
  employees: readonly NewEmployee[],
) =>
  db.run(
    sql`insert into datatables_employees (organisation_id, avatar, full_name, post, email, city,
          started_on, salary_cents, age, experience_years, status)
        select ${organisationId}, one->>'avatar', one->>'fullName', one->>'post', one->>'email',
               one->>'city', (one->>'startedOn')::date, (one->>'salaryCents')::integer,
               (one->>'age')::integer, (one->>'experienceYears')::integer,
               (one->>'status')::integer
        from jsonb_array_elements(${JSON.stringify(employees)}::jsonb)
          with ordinality as new(one, place)
        order by place`,
  );
