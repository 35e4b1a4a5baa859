import type { Employee } from '@plenum/contract';
import { useMemo } from 'react';
import { type Messages, useTranslations } from 'use-intl';
import type { TableColumn } from '../../ui/table/table-column.ts';
import { EmployeeName } from './employee-name.tsx';
import { EmployeeStatus } from './employee-status.tsx';
import { useEmployeeTexts } from './use-employee-texts.ts';

type Column = Omit<TableColumn<Employee>, 'label' | 'isSortable'>;

export function useEmployeeColumns(onOpen: (employee: Employee) => void): TableColumn<Employee>[] {
  const t = useTranslations('datatables.columns');
  const texts = useEmployeeTexts();
  return useMemo(() => {
    const column = (id: keyof Messages['datatables']['columns'], rest: Omit<Column, 'id'>) => ({
      id,
      label: t(id),
      isSortable: true,
      ...rest,
    });
    return [
      column('full_name', {
        cell: (employee) => <EmployeeName employee={employee} onOpen={onOpen} />,
      }),
      column('email', { cell: ({ email }) => email }),
      column('city', { cell: ({ city }) => city }),
      column('start_date', { cell: texts.started, startsDown: true }),
      column('salary', { cell: texts.salary, startsDown: true }),
      column('age', { cell: ({ age }) => age, isHiddenAtFirst: true }),
      column('experience', { cell: texts.experience, startsDown: true, isHiddenAtFirst: true }),
      column('status', { cell: (employee) => <EmployeeStatus employee={employee} /> }),
    ];
  }, [t, texts, onOpen]);
}
