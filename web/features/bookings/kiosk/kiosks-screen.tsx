import { Button } from '@mantine/core';
import type { KioskList, MyEvent } from '@plenum/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { Panel } from '../../../ui/panel/panel.tsx';
import { ReadingState } from '../../../ui/reading-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import listClasses from '../lists/lists-screen.module.css';
import { entryLists } from '../lists/lists.live.ts';
import { endKiosk } from './kiosk.api.ts';
import { kiosks } from './kiosk.live.ts';
import { NewKiosk } from './new-kiosk.tsx';

/** Devices at which people check themselves in, for who runs the event. */
export function KiosksScreen({ event }: { event: MyEvent }) {
  const t = useTranslations('kiosk.manage');
  const query = useQuery(kiosks.options(event.id));
  const { data } = query;
  usePageTitle(t('title'));
  return (
    <div className={listClasses.screen}>
      <header>
        <h1>{t('title')}</h1>
      </header>
      <p className={listClasses.hint}>{t('lead')}</p>
      {data?.isOver && <Notice tone="warning">{t('over')}</Notice>}
      <Panel title={t('all')}>
        {data ? (
          <Kiosks event={event} known={data.kiosks} />
        ) : (
          <ReadingState
            reading={query}
            title={t('failed')}
            skeleton={<LinesSkeleton lines={4} />}
          />
        )}
      </Panel>
      <Panel hasRoom title={t('new')}>
        <NewKiosk event={event} />
      </Panel>
    </div>
  );
}

type Listed = KioskList['kiosks'][number];

function Kiosks({ event, known }: { event: MyEvent; known: readonly Listed[] }) {
  const t = useTranslations('kiosk.manage');
  const { data } = useQuery(entryLists.options(event.id));
  if (known.length === 0) return <p className={listClasses.none}>{t('none')}</p>;
  const listOf = ({ listId }: Listed) =>
    listId === null ? t('ownList') : data?.lists.find(({ id }) => id === listId)?.name;
  return (
    <ul className={listClasses.lists}>
      {known.map((kiosk) => (
        <li key={kiosk.id} className={listClasses.list}>
          <div className={listClasses.words}>
            <strong>
              <bdi>{kiosk.name}</bdi>
            </strong>
            <span className={listClasses.facts}>
              {[listOf(kiosk), kiosk.prints && t('printing')].filter(Boolean).join(' · ')}
            </span>
            <span className={listClasses.facts}>
              {kiosk.lastSeenAt ? (
                <>
                  {t('seen')} <RelativeTime at={kiosk.lastSeenAt} />
                </>
              ) : (
                t('neverSeen')
              )}
            </span>
          </div>
          <div className={listClasses.deeds}>
            <CopyButton
              text={new URL(kiosk.path, location.origin).href}
              label={t('copyOf', { name: kiosk.name })}
            />
            <EndKiosk eventId={event.id} kiosk={kiosk} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function EndKiosk({ eventId, kiosk: { id, name } }: { eventId: number; kiosk: Listed }) {
  const t = useTranslations('kiosk.manage');
  const client = useQueryClient();
  const problemText = useProblemText();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => endKiosk(id),
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
    onSuccess: () => client.invalidateQueries({ queryKey: kiosks.options(eventId).queryKey }),
  });
  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        color="red"
        loading={isPending}
        aria-label={t('endOf', { name })}
        onClick={() => setAsking(true)}
      >
        {t('end')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('endTitle', { name })}
        text={t('endText')}
        stay={t('stay')}
        go={t('end')}
        onStay={() => setAsking(false)}
        onGo={() => {
          setAsking(false);
          mutate();
        }}
      />
    </>
  );
}
