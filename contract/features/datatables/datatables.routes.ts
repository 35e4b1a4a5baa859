import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Employee, EmployeePage, EmployeeQuery } from './datatables.schema.ts';

/** The sample table: invented employees, for organisers to try a table on. */
export const datatablesRoutes = {
  'GET /api/datatables/initial-data': {
    summary: 'The sample employees, a thousand at most',
    access: 'admin',
    replies: { 200: Type.Array(Employee) },
  },
  'GET /api/datatables/data': {
    summary: 'A page of the sample employees by search, status and sort',
    access: 'admin',
    query: EmployeeQuery,
    replies: { 200: EmployeePage },
  },
} as const satisfies RouteTable;
