import type { Employee } from '@plenum/contract';

export interface EmployeeRow {
  id: number;
  avatar: string;
  fullName: string;
  post: string;
  email: string;
  city: string;
  startDate: string;
  salary: string;
  age: number;
  experienceYears: number;
  status: number;
}

export const employeeView = (row: EmployeeRow): Employee => ({
  responsive_id: '',
  id: row.id,
  avatar: row.avatar,
  full_name: row.fullName,
  post: row.post,
  email: row.email,
  city: row.city,
  start_date: row.startDate,
  salary: row.salary,
  age: String(row.age),
  experience: `${row.experienceYears} ${row.experienceYears === 1 ? 'Year' : 'Years'}`,
  status: row.status,
});
