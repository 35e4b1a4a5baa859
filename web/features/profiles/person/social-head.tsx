import type { PersonPage } from '@plenum/contract';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PersonFace } from './person-face.tsx';
import classes from './social-head.module.css';

interface SocialHeadProps {
  person: PersonPage;
  /** Of the event; without one, its colours. */
  cover: string | null;
  children?: ReactNode;
}

/** Who it is, over the picture of where one meets them. */
export function SocialHead({ person, cover, children }: SocialHeadProps) {
  const t = useTranslations('profiles.person');
  const { fullName, headline, company, roles } = person;
  return (
    <header className={classes.head}>
      {cover ? (
        <img src={cover} alt="" width={1600} height={320} className={classes.cover} />
      ) : (
        <div className={classes.cover} />
      )}
      <div className={classes.who}>
        <span className={classes.face}>
          <PersonFace person={person} size={96} />
        </span>
        <div className={classes.name}>
          <h1>
            <bdi>{fullName}</bdi>
          </h1>
          {(headline || company) && (
            <p>
              <bdi>{headline || company}</bdi>
            </p>
          )}
          {roles.length > 0 && (
            <ul className={classes.roles} aria-label={t('roles')}>
              {roles.map(({ what, name }) => (
                <li key={`${what} ${name}`}>{t(`role.${what}`, { name })}</li>
              ))}
            </ul>
          )}
        </div>
        <div className={classes.deeds}>{children}</div>
      </div>
    </header>
  );
}
