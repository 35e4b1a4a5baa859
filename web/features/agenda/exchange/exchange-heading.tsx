import { type ReactNode, useEffect, useRef } from 'react';
import classes from './exchange.module.css';

/** Takes the focus when its step begins: what had it is gone with the step before. */
export function ExchangeHeading({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <h3 ref={ref} tabIndex={-1} className={classes.heading}>
      {children}
    </h3>
  );
}
