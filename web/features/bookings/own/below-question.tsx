import classes from './question-field.module.css';

/** What is wrong with an answer, and what helps to give one. */
export function BelowQuestion({
  id,
  description,
  error,
}: {
  id: string;
  description: string | undefined;
  error: string | undefined;
}) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
      {description && (
        <p className={classes.description} dir="auto">
          {description}
        </p>
      )}
    </>
  );
}
