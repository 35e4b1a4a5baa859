import { IconSparkles } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { languages } from '../../../platform/config.ts';
import { Paragraphs } from '../../../ui/paragraphs.tsx';
import classes from './person-facts.module.css';
import { isWebLink, labelOf } from '../profiles.links.ts';
import type { Facts } from '../mine/mine.privacy.ts';
import { useCountryName } from '../use-country-name.ts';
import { WordChips } from '../mine/word-chips.tsx';

interface PersonFactsProps {
  facts: Facts;
  /** Interests that are mine as well. */
  common: readonly string[];
}

/** All that a person shows beside name, picture and headline; what they do not show leaves no gap. */
export function PersonFacts({ facts, common }: PersonFactsProps) {
  const t = useTranslations('profiles.fields');
  const said = useTranslations('profiles.person.facts');
  const countryName = useCountryName();
  const { about, company, country, interests, offers, needs } = facts;
  return (
    <div className={classes.facts}>
      {about && (
        <div dir="auto">
          <Paragraphs text={about} className={classes.about} />
        </div>
      )}
      <dl>
        {company && (
          <Fact label={t('company')}>
            <bdi>{company}</bdi>
          </Fact>
        )}
        {country && <Fact label={t('country')}>{countryName(country)}</Fact>}
        {facts.languages && (
          <Fact label={said('languages')}>
            {facts.languages.map((one) => (
              <span key={one} lang={one} className={classes.language}>
                {languages[one]}
              </span>
            ))}
          </Fact>
        )}
        {interests && (
          <Fact label={t('interests')}>
            <WordChips words={interests} common={common} />
          </Fact>
        )}
        {offers && (
          <Fact label={said('offers')}>
            <WordChips words={offers} />
          </Fact>
        )}
        {needs && (
          <Fact label={said('needs')}>
            <WordChips words={needs} />
          </Fact>
        )}
        <Reach facts={facts} />
      </dl>
      {common.length > 0 && <CommonHint count={common.length} />}
    </div>
  );
}

function Reach({ facts: { links, email, phone } }: { facts: Facts }) {
  const t = useTranslations('profiles.fields');
  return (
    <>
      {links && (
        <Fact label={t('links')}>
          <ul className={classes.links}>
            {links.filter(isWebLink).map((link) => (
              <li key={link}>
                <a href={link} target="_blank" rel="noopener noreferrer nofollow">
                  <bdi>{labelOf(link)}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {email && (
        <Fact label={t('email')}>
          <a href={`mailto:${email}`}>
            <bdi>{email}</bdi>
          </a>
        </Fact>
      )}
      {typeof phone === 'number' && (
        <Fact label={t('phone')}>
          <a href={`tel:+${phone}`} dir="ltr">{`+${phone}`}</a>
        </Fact>
      )}
    </>
  );
}

function CommonHint({ count }: { count: number }) {
  const t = useTranslations('profiles.person');
  return (
    <p className={classes.common}>
      <IconSparkles size={16} aria-hidden />
      <bdi>{t('common', { count })}</bdi>
    </p>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
