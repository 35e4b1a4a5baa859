import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOrganisation } from '../../../platform/organisation.ts';
import { Mark } from '../../../ui/mark.tsx';
import classes from './brand.module.css';

/** A logo this much wider than high is a name already written. */
const wordLike = 2;

/** Whose house this is, at the head of the menu: the organisation's logo and name. */
export function Brand({ onNavigate }: { onNavigate: (() => void) | undefined }) {
  const t = useTranslations('shell');
  const organisation = useOrganisation();
  const logo = organisation?.logo ?? null;
  const [wideLogo, setWideLogo] = useState<string | null>(null);
  const isWide = logo !== null && logo === wideLogo;
  const measure = ({ naturalWidth, naturalHeight }: HTMLImageElement) =>
    setWideLogo(naturalWidth > wordLike * naturalHeight ? logo : null);
  return (
    <Link to="/" className={classes.brand} onClick={onNavigate}>
      {logo ? (
        <span className={classes.logo} data-wide={isWide || undefined}>
          <img src={logo} alt="" onLoad={(event) => measure(event.currentTarget)} />
        </span>
      ) : (
        <Mark />
      )}
      <bdi className={organisation && !isWide ? classes.name : 'visually-hidden'}>
        {organisation?.name ?? t('product')}
      </bdi>
    </Link>
  );
}
