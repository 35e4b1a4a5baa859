import type { Employee } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import classes from './employee-status.module.css';

const hues = { 1: 'green', 2: 'indigo', 3: 'red', 4: 'amber', 5: 'sky' } as const;

type Status = keyof typeof hues;

export function EmployeeStatus({ employee }: { employee: Employee }) {
  const t = useTranslations('datatables.statuses');
  const status = employee.status as Status;
  return (
    <span className={classes.status} data-hue={hues[status]}>
      {t(`${status}`)}
    </span>
  );
}
