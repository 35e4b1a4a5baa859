import { Button } from '@mantine/core';
import type { Measure } from '@plenum/contract';
import { IconMoodSmile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { myMeasuresOptions } from '../../platform/my-measures.ts';
import { StateMessage } from '../../ui/state-message.tsx';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import { AppealDialog } from './appeal-dialog.tsx';
import screen from '../../ui/panel/tabbed-screen.module.css';
import { MeasureWords } from './measure-words.tsx';
import classes from './moderation.module.css';
import { PanelState } from './panel-state.tsx';

/** What was done about me, and what I say to it; also of events I am banned from. */
export function MineScreen() {
  const t = useTranslations('moderation.mine');
  const query = useQuery(myMeasuresOptions());
  usePageTitle(t('title'));
  return (
    <div className={screen.screen}>
      <header className={screen.head}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <PanelState query={query}>
        {({ measures }) =>
          measures.length === 0 ? (
            <StateMessage icon={IconMoodSmile} title={t('emptyTitle')} text={t('emptyText')} />
          ) : (
            <ul className={classes.cases}>
              {measures.map((measure) => (
                <MyMeasure key={measure.id} measure={measure} />
              ))}
            </ul>
          )
        }
      </PanelState>
    </div>
  );
}

function MyMeasure({ measure }: { measure: Measure }) {
  const t = useTranslations('moderation.mine');
  const [isOpen, setOpen] = useState(false);
  const { appeal, eventName, isOver } = measure;
  return (
    <li className={classes.card}>
      <h2 className={classes.event}>
        <bdi>{eventName}</bdi>
      </h2>
      <MeasureWords measure={measure} />
      {appeal && (
        <>
          <p className={classes.soft}>{t('said')}</p>
          <blockquote className={classes.quote} dir="auto">
            {appeal.text}
          </blockquote>
          <p>
            {appeal.answer === null ? (
              t('waits')
            ) : (
              <>
                {t('answer')} <bdi>{appeal.answer}</bdi>
              </>
            )}
          </p>
        </>
      )}
      {!appeal && !isOver && (
        <div className={classes.deeds}>
          <Button variant="default" onClick={() => setOpen(true)}>
            {t('appeal')}
          </Button>
        </div>
      )}
      {isOpen && <AppealDialog measureId={measure.id} onClose={() => setOpen(false)} />}
    </li>
  );
}
