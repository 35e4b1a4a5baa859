import { Button } from '@mantine/core';
import type { Announcement } from '@plenum/contract';
import { IconSpeakerphone } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useWords } from '../../platform/i18n/words.ts';
import { RelativeTime } from '../../ui/time/relative-time.tsx';
import classes from './announcements.module.css';

interface AnnouncementsProps {
  announcements: readonly Announcement[];
  languages: readonly string[];
}

/** The newest, and the earlier ones on demand. A new one is read out when the reader has a moment. */
export function Announcements({ announcements, languages }: AnnouncementsProps) {
  const t = useTranslations('lobby');
  const words = useWords(languages);
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? announcements : announcements.slice(0, 1);
  const earlier = announcements.length - 1;
  return (
    <section className={classes.announcements} aria-label={t('announcements')}>
      <ul aria-live="polite" aria-relevant="additions">
        {shown.map((one) => (
          <li key={one.id}>
            <IconSpeakerphone size={20} stroke={1.75} aria-hidden />
            <p>
              <bdi>{words(one.words)}</bdi>
            </p>
            <RelativeTime at={one.shownFrom} />
          </li>
        ))}
      </ul>
      {earlier > 0 && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('newestOnly') : t('earlier', { count: earlier })}
        </Button>
      )}
    </section>
  );
}
