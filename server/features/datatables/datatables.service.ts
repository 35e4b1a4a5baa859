import type { Employee, EmployeePage, EmployeeQuery } from '@plenum/contract';
import type { Person } from '../../platform/person.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Work } from '../../platform/work.ts';
import {
  countEmployees,
  findEmployees,
  insertEmployees,
  type NewEmployee,
} from './datatables.queries.ts';
import { employeeView } from './datatables.view.ts';

const usualPageSize = 10;
const mostAtOnce = 1000;

export async function listAllEmployees(
  work: Work,
  { organisationId }: Person,
): Promise<Employee[]> {
  const rows = await findEmployees(work.db, organisationId, {}, { offset: 0, limit: mostAtOnce });
  return rows.map(employeeView);
}

/** All that fit stand beside the page: clients of the spec show them when a page is empty. */
export async function listEmployees(
  work: Work,
  { organisationId }: Person,
  query: EmployeeQuery,
): Promise<EmployeePage> {
  const { page = 1, perPage: limit = usualPageSize } = query;
  const place = { offset: (page - 1) * limit, limit };
  const [all, shown, total] = await Promise.all([
    findEmployees(work.db, organisationId, query, { offset: 0, limit: mostAtOnce }),
    findEmployees(work.db, organisationId, query, place),
    countEmployees(work.db, organisationId, query),
  ]);
  return {
    allData: all.map(employeeView),
    ...(total > mostAtOnce && { truncated: true as const }),
    invoices: shown.map(employeeView),
    total,
  };
}

/** The sample is written once, for the demo. */
export const addEmployees = (db: Db, organisationId: number, employees: readonly NewEmployee[]) =>
  insertEmployees(db, organisationId, employees);
