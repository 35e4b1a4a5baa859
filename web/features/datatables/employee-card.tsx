import { Modal } from '@mantine/core';
import type { Employee } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { PersonPicture } from '../../ui/person/person-picture.tsx';
import classes from './employee-card.module.css';
import { EmployeeStatus } from './employee-status.tsx';
import { useEmployeeTexts } from './use-employee-texts.ts';

interface EmployeeCardProps {
  employee: Employee | undefined;
  onClose: () => void;
}

/** Everything about one row, also what its table has no room for. */
export function EmployeeCard({ employee, onClose }: EmployeeCardProps) {
  const shell = useTranslations('shell');
  return (
    <Modal
      opened={employee !== undefined}
      onClose={onClose}
      title={employee?.full_name}
      closeButtonProps={{ 'aria-label': shell('close') }}
    >
      {employee && <Facts employee={employee} />}
    </Modal>
  );
}

function Facts({ employee }: { employee: Employee }) {
  const t = useTranslations('datatables.columns');
  const texts = useEmployeeTexts();
  const facts = {
    email: <a href={`mailto:${employee.email}`}>{employee.email}</a>,
    city: employee.city,
    start_date: texts.started(employee),
    salary: texts.salary(employee),
    age: employee.age,
    experience: texts.experience(employee),
    status: <EmployeeStatus employee={employee} />,
  };
  return (
    <>
      <div className={classes.head}>
        <PersonPicture name={employee.full_name} size={48} />
        {employee.post}
      </div>
      <dl className={classes.facts}>
        {(Object.keys(facts) as (keyof typeof facts)[]).map((name) => (
          <div key={name} className={classes.fact}>
            <dt>{t(name)}</dt>
            <dd>{facts[name]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
