import type { RoomNow } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { drawAddress } from './room.api.ts';
import classes from './waiting-room.module.css';

/** What makes the draw one that anybody can check. */
export function DrawFacts({ slug, now }: { slug: string; now: RoomNow }) {
  const t = useTranslations('booking-page.room');
  const { seedHash, seed } = now;
  if (seedHash === null) return null;
  return (
    <details className={classes.facts}>
      <summary>{t('draw')}</summary>
      <p>{t('drawText')}</p>
      <dl>
        <dt>{t('seedHash')}</dt>
        <dd dir="ltr">{seedHash}</dd>
        {seed !== null && (
          <>
            <dt>{t('seed')}</dt>
            <dd dir="ltr">{seed}</dd>
          </>
        )}
      </dl>
      {seed !== null && (
        <a href={drawAddress(slug)} download={`${slug}-draw.json`}>
          {t('download')}
        </a>
      )}
    </details>
  );
}
