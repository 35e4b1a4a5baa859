import { ActionIcon } from '@mantine/core';
import type { StageReaction } from '@plenum/contract';
import {
  type Icon,
  IconConfetti,
  IconHeartFilled,
  IconMoodSmile,
  IconMoodSurprised,
  IconThumbUp,
} from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { hearReactions, react } from '../stages.watch.ts';
import classes from './reactions.module.css';

const signs: Readonly<Record<StageReaction, Icon>> = {
  clap: IconConfetti,
  heart: IconHeartFilled,
  laugh: IconMoodSmile,
  wow: IconMoodSurprised,
  yes: IconThumbUp,
};
const names: readonly StageReaction[] = ['clap', 'heart', 'laugh', 'wow', 'yes'];
const isReaction = (name: string): name is StageReaction => name in signs;

interface Floating {
  id: number;
  name: StageReaction;
  /** How many it stands for. */
  count: number;
}

const shownMs = 2_500;
let last = 0;

/** What everyone feels at this moment: sums that rise beside the buttons, gone after a moment. */
export function Reactions({ stageId }: { stageId: number }) {
  const t = useTranslations('stages.reactions');
  const [floating, setFloating] = useState<readonly Floating[]>([]);
  useEffect(
    () =>
      hearReactions(stageId, (reactions) => {
        const fresh = Object.entries(reactions).flatMap(([name, count]) =>
          isReaction(name) ? [{ id: (last += 1), name, count }] : [],
        );
        setFloating((known) => [...known, ...fresh].slice(-12));
        setTimeout(
          () => setFloating((known) => known.filter((one) => !fresh.includes(one))),
          shownMs,
        );
      }),
    [stageId],
  );
  return (
    <fieldset className={classes.reactions} aria-label={t('label')}>
      {names.map((name) => (
        <OneReaction
          key={name}
          name={name}
          label={t(name)}
          floating={floating.filter((one) => one.name === name)}
          onReact={() => react(stageId, name)}
        />
      ))}
    </fieldset>
  );
}

interface OneReactionProps {
  name: StageReaction;
  label: string;
  floating: readonly Floating[];
  onReact: () => void;
}

function OneReaction({ name, label, floating, onReact }: OneReactionProps) {
  const Sign = signs[name];
  return (
    <span className={classes.place}>
      <ActionIcon variant="subtle" color="gray" size={40} aria-label={label} onClick={onReact}>
        <Sign size={22} />
      </ActionIcon>
      {floating.map(({ id, count }) => (
        <span key={id} className={classes.floating} data-reaction={name} aria-hidden>
          <Sign size={24} />
          {count > 1 && <bdi>{count}</bdi>}
        </span>
      ))}
    </span>
  );
}
