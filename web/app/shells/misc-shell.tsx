import { Outlet } from '@tanstack/react-router';
import classes from './misc-shell.module.css';

/** Around pages that stand alone, for everyone. */
export function MiscShell() {
  return (
    <main className={classes.page}>
      <Outlet />
    </main>
  );
}
