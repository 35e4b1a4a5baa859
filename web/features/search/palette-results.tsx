import { Box } from '@mantine/core';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import type { PageMarks } from '../../platform/named-page.ts';
import { PaletteRow } from './palette-row.tsx';
import classes from './palette.module.css';
import type { Choice, ChoiceGroup } from './search.choices.ts';
import type { Cell } from './use-palette-keys.ts';

interface PaletteResultsProps {
  id: string;
  groups: readonly ChoiceGroup[];
  marks: PageMarks;
  active: string | undefined;
  cell: Cell;
  isSearching: boolean;
  onOpen: (choice: Choice) => void;
}

export const rowId = (id: string, key: string) => `${id}-${key.replaceAll(/\W/g, '_')}`;

/** Not drawn anew for a letter, only for what it finds. */
export const PaletteResults = memo(function PaletteResults({
  id,
  groups,
  isSearching,
  ...rest
}: PaletteResultsProps) {
  const t = useTranslations('search');
  return (
    <Box
      component="table"
      id={id}
      role="grid"
      className={classes.grid}
      aria-label={t('results')}
      aria-busy={isSearching}
    >
      <colgroup>
        <col />
        <col className={classes.side} />
      </colgroup>
      {groups.map((group) => (
        <Group key={group.name} id={id} group={group} {...rest} />
      ))}
    </Box>
  );
});

interface GroupProps extends Omit<PaletteResultsProps, 'groups' | 'isSearching'> {
  group: ChoiceGroup;
}

function Group({ id, group, marks, active, cell, onOpen }: GroupProps) {
  const t = useTranslations('search');
  return (
    <tbody className={classes.group}>
      <tr>
        <th scope="rowgroup" colSpan={2} className={classes.groupTitle}>
          {t(`groups.${group.name}`)}
        </th>
      </tr>
      {group.choices.map((choice) => (
        <PaletteRow
          key={choice.key}
          id={rowId(id, choice.key)}
          choice={choice}
          marks={marks}
          active={choice.key === active ? cell : undefined}
          onOpen={() => onOpen(choice)}
        />
      ))}
    </tbody>
  );
}
