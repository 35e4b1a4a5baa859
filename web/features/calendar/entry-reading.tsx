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
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { RichTextReader } from '../../ui/rich-text/rich-text-reader.tsx';
import { safeLink } from '../../ui/rich-text/safe-link.ts';
import { showToast } from '../../ui/toasts.tsx';
import { AnswerButtons } from './answer-buttons.tsx';
import { useCalendarFacts } from './calendar-facts.tsx';
import { answerEntry, entryOptions } from './calendar.api.ts';
import { saveEntryFile } from './calendar.exchange.ts';
import type { Opened } from './calendar.form-values.ts';
import classes from './entry-reading.module.css';
import { GuestAnswers } from './guest-answers.tsx';
import { useReadAgain } from './use-calendar-changes.ts';
import { useRepeatWords } from './use-repeat-words.ts';

/** What somebody else invites to. */
export function EntryReading({ entry, opened }: { entry: Entry; opened: Opened }) {
  const t = useTranslations('calendar');
  const { wholeOf } = useCalendarFacts();
  const { ruleWords } = useRepeatWords();
  const { isAllDay, organiser, repeat, url, description, guests } = entry;
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
      <Answering entry={entry} />
      {description && <RichTextReader value={description} />}
      <GuestAnswers guests={guests} />
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

function Answering({ entry }: { entry: Entry }) {
  const t = useTranslations('calendar');
  const client = useQueryClient();
  const readAgain = useReadAgain();
  const problemText = useProblemText();
  const { mutate, isPending } = useMutation({
    mutationFn: (answer: 'yes' | 'no' | 'maybe') => answerEntry(entry.id, { answer }),
    onSuccess: async (answered) => {
      client.setQueryData(entryOptions(entry.id).queryKey, answered);
      await readAgain();
    },
    onError: (problem) =>
      showToast({
        text: t('notSaved', { title: entry.title, reason: problemText(problem) }),
        isFailure: true,
      }),
  });
  return (
    <section className={classes.answer} aria-label={t('answer.label')}>
      <p>{t(entry.myAnswer === 'waiting' ? 'answer.ask' : 'answer.said')}</p>
      <AnswerButtons answer={entry.myAnswer} isBusy={isPending} onAnswer={mutate} />
    </section>
  );
}
