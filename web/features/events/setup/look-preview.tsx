import type { EventSetup } from '@plenum/contract';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { useOrganisation } from '../../../platform/organisation.ts';
import { Mark } from '../../../ui/mark.tsx';
import classes from './branding-panel.module.css';
import { PublicOpening } from '../public/public-opening.tsx';

interface LookPreviewProps {
  setup: EventSetup;
  /** Null: what the organisation's own pages wear. */
  accent: string | null;
}

/** The head of the public page as it will be, before it is saved. */
export function LookPreview({ setup, accent }: LookPreviewProps) {
  const t = useTranslations('events.branding');
  const organisation = useOrganisation();
  const style: CSSProperties & Partial<Record<'--pl-own-accent', string>> = accent
    ? { '--pl-own-accent': accent }
    : {};
  return (
    <figure className={classes.preview}>
      <figcaption>{t('preview')}</figcaption>
      <div className={classes.page} style={style} data-previews-accent={accent ? '' : undefined}>
        <div className={classes.bar}>
          {setup.logo ? <img src={setup.logo} alt="" height={32} /> : <Mark size={24} />}
          <bdi>{setup.name}</bdi>
        </div>
        <PublicOpening event={setup} organisation={{ name: organisation?.name ?? '' }} isPicture />
      </div>
    </figure>
  );
}
