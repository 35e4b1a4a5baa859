import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Studio } from './studio.ts';
import classes from './studio.module.css';

/** The picture as it is sent. */
export function StudioPreview({ studio }: { studio: Studio }) {
  const t = useTranslations('stages.studio');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { canvas } = studio;
    place.current?.append(canvas);
    return () => canvas.remove();
  }, [studio]);
  return <div ref={place} className={classes.preview} role="img" aria-label={t('preview')} />;
}
