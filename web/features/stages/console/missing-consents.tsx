import type { MissingConsent } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import classes from './live-conference.module.css';

/** Who is to agree, and what they said. */
export function MissingConsents({ missing }: { missing: readonly MissingConsent[] }) {
  const t = useTranslations('stages.consent');
  return (
    <ul className={classes.missing}>
      {missing.map(({ speakerId, name, recording }) => (
        <li key={speakerId}>
          <bdi>{name}</bdi> <span>{t(recording)}</span>
        </li>
      ))}
    </ul>
  );
}
