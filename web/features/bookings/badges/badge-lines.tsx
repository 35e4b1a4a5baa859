import { Button } from '@mantine/core';
import type { BadgeLayout, BadgeLine, BadgeSetup, MyEvent } from '@plenum/contract';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Fields } from '../../../ui/form/use-fields.ts';
import { BadgeLineFields } from './badge-line-fields.tsx';
import { mostLines, moved, newLine } from './badges.values.ts';
import classes from './badges-screen.module.css';

interface LinesProps {
  form: Fields<BadgeLayout>;
  event: MyEvent;
  questions: BadgeSetup['questions'];
}

/** From top to bottom. */
export function BadgeLines({ form, event, questions }: LinesProps) {
  const t = useTranslations('badges');
  const { lines } = form.values;
  const [ids, keepIds] = useIds(lines.length);
  const put = (next: BadgeLine[], nextIds: readonly number[]) => {
    keepIds(nextIds);
    form.set('lines', next);
  };
  return (
    <fieldset className={classes.group}>
      <legend>{t('lines')}</legend>
      <ol className={classes.lines}>
        {lines.map((line, place) => (
          <BadgeLineFields
            key={ids[place]}
            line={line}
            number={place + 1}
            count={lines.length}
            event={event}
            questions={questions}
            onChange={(next) => put(lines.with(place, next), ids)}
            onMove={(by) => put(moved(lines, place, place + by), moved(ids, place, place + by))}
            onRemove={() => put(lines.toSpliced(place, 1), ids.toSpliced(place, 1))}
          />
        ))}
      </ol>
      <div>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={lines.length >= mostLines}
          onClick={() => put([...lines, newLine('text')], [...ids, Math.max(...ids) + 1])}
        >
          {t('addLine')}
        </Button>
      </div>
    </fieldset>
  );
}

/** Lines have no name of their own: one that is moved keeps the place people type in. */
function useIds(count: number): [readonly number[], (ids: readonly number[]) => void] {
  const [ids, keepIds] = useState<readonly number[]>([]);
  return [ids.length === count ? ids : Array.from({ length: count }, (_, place) => place), keepIds];
}
