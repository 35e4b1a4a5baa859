import type { Booth } from '@plenum/contract';
import { IconArrowLeft, IconExternalLink, IconEyeOff, IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { BoothLogo } from '../visits/booth-logo.tsx';
import { BoothTabs } from '../visits/booth-tabs.tsx';
import { BoothProgress } from './booth-progress.tsx';
import classes from './editor-screen.module.css';

interface EditorHeadProps {
  booth: Booth;
  isOrganiser: boolean;
}

/** Which booth it is. Its tier is the organiser's to change, in the list of exhibitors. */
export function EditorHead({ booth, isOrganiser }: EditorHeadProps) {
  const t = useTranslations('exhibitors');
  const { id, tier, isShown, missing, shown } = booth;
  const inHall: string = `/exhibit-hall/${id}`;
  const tierName = t(`tiers.${tier}`);
  const back = <IconArrowLeft size={16} aria-hidden className="mantine-rotate-rtl" />;
  return (
    <header className={classes.head}>
      {isOrganiser ? (
        <Link className={classes.back} to="/exhibitors/$tier" params={{ tier }}>
          {back} {t(`titles.${tier}`)}
        </Link>
      ) : (
        <Link className={classes.back} to="/booths">
          {back} {t('mine.title')}
        </Link>
      )}
      <div className={classes.who}>
        <BoothLogo name={shown.name} logo={shown.logo} size={56} />
        <div className={classes.title}>
          <h1>
            <bdi>{shown.name}</bdi>
          </h1>
          <p className={classes.marks}>
            <span className={classes.mark}>
              {!isOrganiser && <IconLock size={14} aria-hidden />}
              {t(isOrganiser ? 'editor.tier' : 'editor.tierLocked', { tier: tierName })}
            </span>
            {isShown ? (
              <Link to={inHall} className={classes.open}>
                {t('editor.seeInHall')} <IconExternalLink size={14} aria-hidden />
              </Link>
            ) : (
              <span className={classes.mark} data-tone="warning">
                <IconEyeOff size={14} aria-hidden /> {t('editor.hidden')}
              </span>
            )}
          </p>
        </div>
        <div className={classes.progress}>
          <BoothProgress missing={missing} />
        </div>
      </div>
      <BoothTabs exhibitorId={id} />
    </header>
  );
}
