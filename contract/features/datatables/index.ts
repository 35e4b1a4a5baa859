export { datatablesRoutes } from './datatables.routes.ts';
export type { Employee, EmployeePage, EmployeeQuery } from './datatables.schema.ts';
