import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './stage-player.module.css';

const saidMs = 1_200;

/** How loud it is, for a moment after that was changed. */
export function VolumeSaid({ volume }: { volume: number }) {
  const t = useTranslations('stages.player');
  const [known, setKnown] = useState(volume);
  useEffect(() => {
    if (known === volume) return undefined;
    const timer = setTimeout(() => setKnown(volume), saidMs);
    return () => clearTimeout(timer);
  }, [known, volume]);
  return (
    <output className={classes.volume}>{known !== volume && t('volume', { part: volume })}</output>
  );
}
