import * as Type from 'typebox';
import { OptionalText } from '../../kernel/values.ts';

/** Current, professional, rejected, resigned, applied. */
const Status = Type.Integer({ minimum: 1, maximum: 5 });

export const Employee = Type.Object({
  responsive_id: Type.Literal(''),
  id: Type.Integer(),
  avatar: Type.String({ description: 'Empty, or one of the old client’s own: 1.jpg to 26.jpg.' }),
  full_name: Type.String(),
  post: Type.String(),
  email: Type.String(),
  city: Type.String(),
  start_date: Type.String({ description: 'MM/DD/YYYY' }),
  salary: Type.String({ description: '$12345.67' }),
  age: Type.String(),
  experience: Type.String({ description: '5 Years' }),
  status: Status,
});
export type Employee = Type.Static<typeof Employee>;

const bothWays = <const Column extends string>(column: Column) =>
  Type.Union([Type.Literal(column), Type.Literal(`-${column}` as const)]);
const Sort = Type.Union([
  bothWays('full_name'),
  bothWays('post'),
  bothWays('email'),
  bothWays('city'),
  bothWays('start_date'),
  bothWays('salary'),
  bothWays('age'),
  bothWays('experience'),
  bothWays('status'),
]);

export const EmployeeQuery = Type.Object({
  q: OptionalText(200),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  perPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  status: Type.Optional(Status),
  sort: Type.Optional(Sort),
});
export type EmployeeQuery = Type.Static<typeof EmployeeQuery>;

export const EmployeePage = Type.Object({
  allData: Type.Array(Employee, { description: 'All that fit, a thousand at most.' }),
  truncated: Type.Optional(Type.Literal(true)),
  invoices: Type.Array(Employee, { description: 'The page; old clients read it by this name.' }),
  total: Type.Integer(),
});
export type EmployeePage = Type.Static<typeof EmployeePage>;
