import { Button, TextInput } from '@mantine/core';
import type { MyEvent, Poll, PollResults, PollVote } from '@plenum/contract';
import { IconCheck, IconCircleCheckFilled, IconStar, IconStarFilled } from '@tabler/icons-react';
import { type SubmitEvent, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useWords } from '../../platform/i18n/words.ts';
import { ShareBar } from '../../ui/chart/share-bar.tsx';
import { PollCloud } from './poll-cloud.tsx';
import classes from './polls.module.css';
import type { PollDeeds } from './use-poll-deeds.ts';

export interface PollAnswersProps {
  event: MyEvent;
  poll: Poll;
  results: PollResults | undefined;
  vote: PollVote | undefined;
  onVote: PollDeeds['vote'];
}

/** What one may answer, and what all have answered, in one place. */
export function PollAnswers(props: PollAnswersProps) {
  switch (props.poll.kind) {
    case 'words':
      return <Words {...props} />;
    case 'rating':
      return <Stars {...props} />;
    case 'one':
    case 'several':
      return <Choices {...props} />;
  }
}

const shareOf = (count: number, people: number) => (people === 0 ? 0 : count / people);

function Choices({ event, poll, results, vote, onVote }: PollAnswersProps) {
  const t = useTranslations('polls');
  const words = useWords(event.languages);
  const chosen = vote?.choices ?? [];
  const choose = (id: number) => {
    const rest = chosen.filter((one) => one !== id);
    if (chosen.includes(id)) onVote(poll, rest);
    else onVote(poll, poll.kind === 'several' ? [...rest, id] : [id]);
  };
  return (
    <>
      {poll.kind === 'several' && poll.state === 'open' && (
        <p className={classes.hint}>{t('severalHint')}</p>
      )}
      <ul className={classes.options}>
        {poll.options.map(({ id, text, isRight }, index) => (
          <li key={id}>
            <button
              type="button"
              className={classes.option}
              aria-pressed={chosen.includes(id)}
              disabled={poll.state !== 'open'}
              data-right={isRight ?? undefined}
              onClick={() => choose(id)}
            >
              <span className={classes.optionText}>
                {chosen.includes(id) && <IconCheck size={16} aria-label={t('mine')} />}
                <bdi>{words(text)}</bdi>
                {isRight && <IconCircleCheckFilled size={16} aria-label={t('right')} />}
              </span>
              <Share count={results?.counts?.[index]} people={results?.people ?? 0} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** How many of all; nothing where that is not shown yet. */
function Share({ count, people }: { count: number | undefined; people: number }) {
  const t = useTranslations('polls');
  const format = useFormatter();
  if (count === undefined) return null;
  const share = shareOf(count, people);
  return (
    <>
      <ShareBar min={0} max={1} value={share} aria-hidden />
      <span className={classes.percent}>
        {format.number(share, { style: 'percent', maximumFractionDigits: 0 })}
        <span className="visually-hidden"> {t('votes', { count })}</span>
      </span>
    </>
  );
}

const allStars = [1, 2, 3, 4, 5];

function Stars({ poll, results, vote, onVote }: PollAnswersProps) {
  const t = useTranslations('polls');
  const format = useFormatter();
  const counts = results?.counts;
  const sum = counts?.reduce((total, count, index) => total + count * (index + 1), 0) ?? 0;
  const people = results?.people ?? 0;
  const mine = vote?.choices[0] ?? 0;
  return (
    <div className={classes.stars}>
      {poll.state === 'open' && (
        <div className={classes.starRow}>
          {allStars.map((count) => (
            <button
              key={count}
              type="button"
              className={classes.star}
              aria-label={t('stars', { count })}
              aria-pressed={count === mine}
              onClick={() => onVote(poll, count === mine ? [] : [count])}
            >
              {count <= mine ? (
                <IconStarFilled size={28} aria-hidden />
              ) : (
                <IconStar size={28} aria-hidden />
              )}
            </button>
          ))}
        </div>
      )}
      {counts && people > 0 && (
        <>
          <p className={classes.average}>
            {t('average', { average: format.number(sum / people, { maximumFractionDigits: 1 }) })}
          </p>
          <ul className={classes.options}>
            {allStars.toReversed().map((count) => (
              <li key={count} className={classes.row}>
                <span className={classes.optionText}>{t('stars', { count })}</span>
                <Share count={counts[count - 1]} people={people} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const fields = [0, 1, 2];

function Words({ poll, results, vote, onVote }: PollAnswersProps) {
  const t = useTranslations('polls');
  const [typed, setTyped] = useState<readonly string[]>(vote?.words ?? []);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = fields.map((place) => typed[place]?.trim() ?? '').filter((word) => word !== '');
    onVote(poll, [], [...new Set(words)]);
  };
  return (
    <>
      {poll.state === 'open' && (
        <form className={classes.words} onSubmit={submit}>
          {fields.map((place) => (
            <TextInput
              key={place}
              aria-label={t('word', { number: place + 1 })}
              placeholder={t('word', { number: place + 1 })}
              dir="auto"
              maxLength={40}
              value={typed[place] ?? ''}
              onChange={({ currentTarget }) =>
                setTyped(
                  fields.map((one) => (one === place ? currentTarget.value : (typed[one] ?? ''))),
                )
              }
            />
          ))}
          <Button type="submit" size="compact-md">
            {t(vote && vote.words.length > 0 ? 'change' : 'send')}
          </Button>
        </form>
      )}
      {results && results.words.length > 0 && <PollCloud words={results.words} />}
    </>
  );
}
