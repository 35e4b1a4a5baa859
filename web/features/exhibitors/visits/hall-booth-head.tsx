import { Button } from '@mantine/core';
import type { HallBoothPage, MyEvent, MyHall } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { IconChartFunnel } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useCan } from '../../../platform/abilities.ts';
import { useWords } from '../../../platform/i18n/words.ts';
import { BoothBanner } from './booth-banner.tsx';
import { BoothLogo } from './booth-logo.tsx';
import { BoothMarks } from '../booths/booth-marks.tsx';
import { StaffHere } from '../booths/staff-here.tsx';
import { staffOnlineOptions } from '../hall/hall.api.ts';
import { myHalls } from '../hall/hall.live.ts';
import { ownBoothsOptions } from '../booths/booths.own-booths.ts';
import classes from './hall-booth.module.css';
import { SaveButton } from '../editor/save-button.tsx';

interface HallBoothHeadProps {
  event: MyEvent;
  booth: HallBoothPage;
  deeds: ReactNode;
}

const organising = ['manage', 'all'] as const;
const none: MyHall = { saved: [], visited: [], holding: [] };

/** Who it is, what they are to the reader, and what the reader can do. */
export function HallBoothHead({ event, booth, deeds }: HallBoothHeadProps) {
  const t = useTranslations('hall');
  const { data: mine = none } = useQuery(myHalls.options(event.id));
  const { data: here } = useQuery(staffOnlineOptions(event.id));
  const { id, name, logo, topics } = booth;
  const tagline = useWords(event.languages)(booth.tagline);
  return (
    <header className={classes.head}>
      <BoothBanner booth={booth} isFirst />
      <div className={classes.title}>
        <BoothLogo name={name} logo={logo} size={112} />
        <div className={classes.words}>
          <p className={classes.tier}>{t(`tiers.${booth.tier}`)}</p>
          <h1>
            <bdi>{name}</bdi>
          </h1>
          {tagline && (
            <p>
              <bdi>{tagline}</bdi>
            </p>
          )}
          <StaffHere here={here?.booths.find((one) => one.id === id)} />
          <BoothMarks isVisited={mine.visited.includes(id)} isHolding={mine.holding.includes(id)} />
        </div>
        <div className={classes.deeds}>
          {deeds}
          <ToOwnBooth exhibitorId={id} />
          <SaveButton
            eventId={event.id}
            exhibitorId={id}
            name={name}
            isSaved={mine.saved.includes(id)}
          />
        </div>
      </div>
      {topics.length > 0 && (
        <ul className={classes.topics} aria-label={t('booth.topics')}>
          {topics.map((topic) => (
            <li key={topic}>
              <bdi>{topic}</bdi>
            </li>
          ))}
        </ul>
      )}
    </header>
  );
}

/** For who works here. */
function ToOwnBooth({ exhibitorId }: { exhibitorId: number }) {
  const t = useTranslations('hall.booth');
  const isOrganiser = useCan()(organising);
  const { data: own } = useQuery(ownBoothsOptions());
  if (!isOrganiser && !own?.some(({ id }) => id === exhibitorId)) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconChartFunnel size={16} />}
      renderRoot={(props) => (
        <Link
          to="/booths/$exhibitorId/console"
          params={{ exhibitorId: String(exhibitorId) }}
          {...props}
        />
      )}
    >
      {t('console')}
    </Button>
  );
}
