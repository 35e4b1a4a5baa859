import { Button } from '@mantine/core';
import type { Entry } from '@plenum/contract';
import {
  type Icon,
  IconClock,
  IconDownload,
  IconLink,
  IconMapPin,
  IconRepeat,
  IconUser,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { RichTextReader } from '../../../ui/rich-text/rich-text-reader.tsx';
import { safeLink } from '../../../ui/rich-text/safe-link.ts';
import { useCalendarFacts } from '../calendar-facts.tsx';
import { saveEntryFile } from '../exchange/exchange.ts';
import type { Opened } from './entry.form-values.ts';
import type { Moment } from '../calendar.moments.ts';
import { EntryAnswering } from './entry-answering.tsx';
import classes from './entry-reading.module.css';
import { GuestAnswers } from './guest-answers.tsx';
import { useRepeatWords } from './use-repeat-words.ts';

interface EntryReadingProps {
  entry: Entry;
  original: Moment;
  opened: Opened;
}

/** What somebody else invites to. */
export function EntryReading({ entry, original, opened }: EntryReadingProps) {
  const t = useTranslations('calendar');
  const { wholeOf } = useCalendarFacts();
  const { ruleWords } = useRepeatWords();
  const { isAllDay, organiser, repeat, guests } = entry;
  const { url = entry.url, description = entry.description } = opened;
  const location = opened.location ?? entry.location;
  const link = safeLink(url);
  return (
    <article className={classes.entry}>
      <h3>
        <bdi>{opened.title ?? entry.title}</bdi>
      </h3>
      <dl className={classes.facts}>
        <Fact icon={IconClock} name={t('reading.when')}>
          {wholeOf({ isAllDay, start: opened.start, end: opened.end })}
        </Fact>
        {repeat && (
          <Fact icon={IconRepeat} name={t('repeat.label')}>
            {ruleWords(repeat)}
          </Fact>
        )}
        <Fact icon={IconUser} name={t('reading.organiser')}>
          <bdi>{organiser.name}</bdi>
        </Fact>
        {location && (
          <Fact icon={IconMapPin} name={t('editor.location')}>
            <bdi>{location}</bdi>
          </Fact>
        )}
        {url && (
          <Fact icon={IconLink} name={t('editor.url')}>
            {link ? (
              <a href={link} target="_blank" rel="noopener noreferrer nofollow" dir="ltr">
                {url}
              </a>
            ) : (
              <bdi>{url}</bdi>
            )}
          </Fact>
        )}
      </dl>
      <EntryAnswering
        entry={entry}
        original={repeat && original}
        title={opened.title ?? entry.title}
      />
      {description && <RichTextReader value={description} />}
      <GuestAnswers guests={guests} original={repeat && original} />
      <div>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} />}
          onClick={() => void saveEntryFile(entry.id)}
        >
          {t('editor.download')}
        </Button>
      </div>
    </article>
  );
}

interface FactProps {
  icon: Icon;
  name: string;
  children: ReactNode;
}

function Fact({ icon: Mark, name, children }: FactProps) {
  return (
    <div>
      <dt>
        <Mark size={18} stroke={1.75} aria-hidden />
        <span className="visually-hidden">{name}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
