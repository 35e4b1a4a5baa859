import type { EmployeeQuery } from '@plenum/contract';
import { readTableSearch, type TableRules } from '../../ui/table/address/table-address.ts';

export const statuses = ['1', '2', '3', '4', '5'] as const;

export const employeeRules = {
  sorts: [
    'full_name',
    'post',
    'email',
    'city',
    'start_date',
    'salary',
    'age',
    'experience',
    'status',
  ],
  filters: { status: statuses },
} as const satisfies TableRules;

export interface EmployeeSearch {
  q?: string;
  sort?: string;
  page?: string;
  perPage?: string;
  status?: string;
}

export const readEmployeeSearch = (search: Record<string, unknown>): EmployeeSearch =>
  readTableSearch(employeeRules, search);

interface AddressPart {
  q: string;
  sort: string;
  page: number;
  perPage: number;
  filters: { status?: string };
}

/** The rules let only what the contract knows into the address. */
export const queryOf = ({ q, sort, page, perPage, filters }: AddressPart): EmployeeQuery => ({
  ...(q && { q }),
  ...(filters.status && { status: Number(filters.status) }),
  sort: sort as NonNullable<EmployeeQuery['sort']>,
  page,
  perPage,
});
