import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Studio } from './studio.ts';
import classes from './studio.module.css';

/** The picture as it is sent. */
export function StudioPreview({ studio }: { studio: Studio }) {
  const label = useTranslations('stages.studio')('preview');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { canvas } = studio;
    canvas.setAttribute('aria-label', label);
    canvas.setAttribute('role', 'img');
    place.current?.append(canvas);
    return () => canvas.remove();
  }, [studio, label]);
  return <div ref={place} className={classes.preview} />;
}
