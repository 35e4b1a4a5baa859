import { type ReactNode, useId } from 'react';
import classes from './form-section.module.css';

interface FormSectionProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** What belongs together in a long form: why on one side, the fields on the other. */
export function FormSection({ title, text, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.words}>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      <div className={classes.fields}>{children}</div>
    </section>
  );
}
