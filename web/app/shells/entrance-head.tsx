import classes from './entrance-shell.module.css';

export function EntranceHead({ title, lead }: { title: string; lead: string }) {
  return (
    <div className={classes.head}>
      <h1>{title}</h1>
      {lead && <p>{lead}</p>}
    </div>
  );
}
