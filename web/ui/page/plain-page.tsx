import type { ReactNode } from 'react';
import classes from './plain-page.module.css';
import { usePageTitle } from './use-page-title.ts';

interface PlainPageProps {
  drawing: ReactNode;
  title: string;
  text: string;
  /** The one way out. */
  way: ReactNode;
}

/** A page with one thing to say. */
export function PlainPage({ drawing, title, text, way }: PlainPageProps) {
  usePageTitle(title);
  return (
    <div className={classes.page}>
      {drawing}
      <h1>{title}</h1>
      <p>{text}</p>
      {way}
    </div>
  );
}
