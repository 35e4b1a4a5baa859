import type { VisitorDeeds } from '@plenum/contract';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { type DeedKind, pointsOf } from './console.deeds.ts';
import classes from './visitor-deeds.module.css';
import { DeedLines } from './visitor-deeds-lines.tsx';

interface VisitorDeedsPartProps {
  exhibitorId: number;
  deeds: VisitorDeeds;
  kind: DeedKind;
}

/** Deeds of one kind under the points they earned; the one the address names comes into sight. */
export function VisitorDeedsPart({ exhibitorId, deeds, kind }: VisitorDeedsPartProps) {
  const t = useTranslations('booth.console');
  const part = useRef<HTMLElement>(null);
  const isNamed = useLocation({ select: ({ hash }) => hash === kind });
  useEffect(() => {
    if (isNamed) part.current?.scrollIntoView({ block: 'nearest' });
  }, [isNamed]);
  const heading = `deeds-${kind}`;
  return (
    <section
      ref={part}
      className={classes.part}
      aria-labelledby={heading}
      data-named={isNamed || undefined}
    >
      <h3 id={heading}>{t(`deeds.${kind}`)}</h3>
      <ul className={classes.points} aria-label={t('why')}>
        {pointsOf(deeds, kind).map(({ what, times, points }) => (
          <li key={what}>
            {t(`did.${what}`, { count: times })} <strong>{t('plus', { points })}</strong>
          </li>
        ))}
      </ul>
      <DeedLines exhibitorId={exhibitorId} deeds={deeds} kind={kind} />
    </section>
  );
}
