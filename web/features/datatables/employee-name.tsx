import { UnstyledButton } from '@mantine/core';
import type { Employee } from '@plenum/contract';
import { PersonPicture } from '../../ui/person/person-picture.tsx';
import classes from './employee-name.module.css';

interface EmployeeNameProps {
  employee: Employee;
  onOpen: (employee: Employee) => void;
}

/** The pictures that the rows name are the old client’s own: here stand initials. */
export function EmployeeName({ employee, onOpen }: EmployeeNameProps) {
  const { full_name: name, post } = employee;
  return (
    <div className={classes.person}>
      <PersonPicture name={name} size={36} />
      <span className={classes.words}>
        <UnstyledButton className={classes.name} data-open onClick={() => onOpen(employee)}>
          {name}
        </UnstyledButton>
        <span className={classes.post}>{post}</span>
      </span>
    </div>
  );
}
