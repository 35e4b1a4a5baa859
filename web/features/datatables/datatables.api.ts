import type { EmployeeQuery } from '@plenum/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api-client.ts';

export const employeesOptions = (query: EmployeeQuery) =>
  queryOptions({
    queryKey: ['datatables', query],
    queryFn: ({ signal }) => call('GET /api/datatables/data', { query, signal }),
    placeholderData: keepPreviousData,
  });
