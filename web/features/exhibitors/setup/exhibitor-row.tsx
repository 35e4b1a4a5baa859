import '../../../ui/styles/settings.css';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Switch } from '@mantine/core';
import type { ExhibitorLine, TierRules } from '@plenum/contract';
import { IconGripVertical } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { TickBox } from '../../../ui/field/tick-box.tsx';
import { ExhibitorFacts } from './exhibitor-facts.tsx';
import classes from './exhibitor-list.module.css';
import { ExhibitorMenu } from './exhibitor-menu.tsx';
import type { ExhibitorChanges } from './use-exhibitor-changes.ts';

interface ExhibitorRowProps {
  line: ExhibitorLine;
  rules: TierRules | undefined;
  isSortable: boolean;
  isTicked: boolean;
  changes: ExhibitorChanges;
  onTick: (isTicked: boolean) => void;
  onRemove: () => void;
}

export function ExhibitorRow(props: ExhibitorRowProps) {
  const { line, rules, isSortable, isTicked, changes, onTick, onRemove } = props;
  const t = useTranslations('exhibitors');
  const { id, name, isShown } = line;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, ...drag } = useSortable({
    id,
    disabled: !isSortable,
    attributes: { roleDescription: t('drag.role') },
  });
  const { transform, transition, isDragging } = drag;
  const style = { transform: CSS.Translate.toString(transform), transition };
  return (
    <li
      ref={setNodeRef}
      className={classes.row}
      data-dragged={isDragging || undefined}
      style={transform || isDragging ? style : {}}
    >
      <TickBox label={t('tick', { name })} isTicked={isTicked} onTick={onTick} />
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={classes.handle}
        {...attributes}
        {...listeners}
        aria-label={t(isSortable ? 'drag.handle' : 'drag.filtered', { name })}
      >
        <IconGripVertical size={16} stroke={1.75} aria-hidden />
      </button>
      <ExhibitorFacts line={line} rules={rules} />
      <Switch
        className={classes.switch ?? ''}
        size="sm"
        label={t('shown')}
        aria-label={t('shownOf', { name })}
        checked={isShown}
        onChange={({ currentTarget }) => void changes.show(id, currentTarget.checked)}
      />
      <ExhibitorMenu line={line} changes={changes} onRemove={onRemove} />
    </li>
  );
}
