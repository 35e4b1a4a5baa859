import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './page-steps.module.css';

interface PageStepsProps {
  page: number;
  last: number;
  words: { label: string; previous: string; next: string; here: string };
  renderLink: (to: number, props: { className: string; children: ReactNode }) => ReactNode;
}

/** A page is a place of its own: Back leads to the one before, and to its top. */
export function PageSteps({ page, last, words, renderLink }: PageStepsProps) {
  if (last === 1) return null;
  const step = (to: number, label: string, Mark: typeof IconChevronLeft) => {
    const children = (
      <>
        <Mark size={18} className="mantine-rotate-rtl" aria-hidden />
        {label}
      </>
    );
    return to >= 1 && to <= last && renderLink(to, { className: classes.step ?? '', children });
  };
  return (
    <nav className={classes.pager} aria-label={words.label}>
      <span>{step(page - 1, words.previous, IconChevronLeft)}</span>
      <span className={classes.here} aria-current="page">
        {words.here}
      </span>
      <span>{step(page + 1, words.next, IconChevronRight)}</span>
    </nav>
  );
}
