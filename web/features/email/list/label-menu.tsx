import { ActionIcon, Menu } from '@mantine/core';
import type { EmailRow, Label } from '@plenum/contract';
import { IconTag } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './label-chips.module.css';
import { labelHues } from '../email.look.ts';
import { emailLabels } from '../email.places.ts';

interface LabelMenuProps {
  rows: readonly Pick<EmailRow, 'labels'>[];
  onLabel: (label: Label, isSet: boolean) => void;
}

/** A label that not all of them have is put on those that lack it. */
export function LabelMenu({ rows, onLabel }: LabelMenuProps) {
  const t = useTranslations('email');
  return (
    <Menu position="bottom-end" closeOnItemClick={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t('label')} title={t('label')}>
          <IconTag size={18} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {emailLabels.map((label) => (
          <Menu.CheckboxItem
            key={label}
            checked={rows.every(({ labels }) => labels.includes(label))}
            onChange={(isSet) => onLabel(label, isSet)}
            rightSection={<span className={classes.dot} data-hue={labelHues[label]} />}
          >
            {t(`labels.${label}`)}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
