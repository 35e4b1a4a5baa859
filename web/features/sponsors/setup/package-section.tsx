import { Button } from '@mantine/core';
import type { Sponsor, SponsorPackage } from '@plenum/contract';
import { IconPlus } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { PackageHead } from './package-head.tsx';
import classes from './package-section.module.css';
import { SortableSponsors } from './sortable-sponsors.tsx';
import { NewSponsor, SponsorEditor } from './sponsor-editor.tsx';
import { SponsorRow } from './sponsor-row.tsx';
import type { SetupActions } from './use-setup-actions.ts';

interface PackageSectionProps {
  bought: SponsorPackage;
  sponsors: readonly Sponsor[];
  actions: SetupActions;
}

/** One package and the sponsors who have it. */
export function PackageSection({ bought, sponsors, actions }: PackageSectionProps) {
  const t = useTranslations('sponsors');
  const { event, open, setOpen } = actions;
  const name = useWords(event.languages)(bought.name);
  const isAdding = open?.what === 'new-sponsor' && open.packageId === bought.id;
  return (
    <section className={classes.section} aria-label={name}>
      <PackageHead bought={bought} name={name} isEmpty={sponsors.length === 0} actions={actions} />
      {sponsors.length > 0 && (
        <SortableSponsors
          label={t('sponsorsOf', { name })}
          sponsors={sponsors}
          onMove={actions.moveSponsor}
        >
          {sponsors.map((sponsor) => (
            <Fragment key={sponsor.id}>
              {open?.what === 'sponsor' && open.id === sponsor.id ? (
                <li className={classes.editor}>
                  <SponsorEditor sponsor={sponsor} actions={actions} />
                </li>
              ) : (
                <SponsorRow
                  sponsor={sponsor}
                  onEdit={() => setOpen({ what: 'sponsor', id: sponsor.id })}
                  onRemove={() => actions.askSponsor(sponsor)}
                />
              )}
            </Fragment>
          ))}
        </SortableSponsors>
      )}
      {isAdding ? (
        <div className={classes.editor}>
          <NewSponsor packageId={bought.id} actions={actions} />
        </div>
      ) : (
        <div className={classes.foot}>
          {sponsors.length === 0 && <p>{t('noSponsors')}</p>}
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<IconPlus size={16} />}
            aria-label={t('addTo', { name })}
            onClick={() => setOpen({ what: 'new-sponsor', packageId: bought.id })}
          >
            {t('add')}
          </Button>
        </div>
      )}
    </section>
  );
}
