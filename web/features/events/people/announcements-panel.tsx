import { Button } from '@mantine/core';
import type { Announcement, EventSetup } from '@plenum/contract';
import { IconSpeakerphone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { AnnouncementForm } from './announcement-form.tsx';
import { AnnouncementRow } from './announcement-row.tsx';
import { announcements } from '../events.live.ts';
import classes from '../setup/rows.module.css';

export function AnnouncementsPanel({ setup }: { setup: EventSetup }) {
  const t = useTranslations('events.announcements');
  const problemText = useProblemText();
  const [isWriting, setWriting] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(announcements.options(setup.id));
  return (
    <div className={classes.part}>
      {isWriting ? (
        <AnnouncementForm setup={setup} onClose={() => setWriting(false)} />
      ) : (
        <div>
          <Button
            variant="default"
            leftSection={<IconSpeakerphone size={18} />}
            onClick={() => setWriting(true)}
          >
            {t('write')}
          </Button>
        </div>
      )}
      {data && <AnnouncementList setup={setup} announcements={data} />}
      {!data && !error && <LinesSkeleton lines={3} />}
      {!data && error && (
        <ErrorState
          title={t('failed')}
          text={problemText(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  );
}

interface AnnouncementListProps {
  setup: EventSetup;
  announcements: readonly Announcement[];
}

function AnnouncementList({ setup, announcements }: AnnouncementListProps) {
  const t = useTranslations('events.announcements');
  const [edited, setEdited] = useState<number>();
  if (announcements.length === 0) return <p className={classes.empty}>{t('empty')}</p>;
  return (
    <ul className={classes.rows} aria-label={t('list')}>
      {announcements.map((announcement) =>
        announcement.id === edited ? (
          <li key={announcement.id} className={classes.editor}>
            <AnnouncementForm
              setup={setup}
              announcement={announcement}
              onClose={() => setEdited(undefined)}
            />
          </li>
        ) : (
          <AnnouncementRow
            key={announcement.id}
            setup={setup}
            announcement={announcement}
            onEdit={() => setEdited(announcement.id)}
          />
        ),
      )}
    </ul>
  );
}
