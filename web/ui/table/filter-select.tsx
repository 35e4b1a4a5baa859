import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './filter-select.module.css';

interface FilterSelectProps {
  label: string;
  value: string | undefined;
  choices: readonly { value: string; label: string }[];
  onChange: (value: string | undefined) => void;
}

const any = 'any';

/** One filter of a table: what it narrows down and what to, on a button. */
export function FilterSelect({ label, value, choices, onChange }: FilterSelectProps) {
  const t = useTranslations('table');
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <Menu position="bottom-start" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          variant="default"
          className={classes.button}
          data-active={chosen !== undefined || undefined}
          rightSection={<IconChevronDown size={14} />}
        >
          {chosen ? t('filterBy', { label, value: chosen.label }) : label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup
          value={value ?? any}
          onChange={(next) => onChange(next === any ? undefined : next)}
        >
          <Menu.RadioItem value={any} closeMenuOnClick>
            {t('any')}
          </Menu.RadioItem>
          {choices.map((choice) => (
            <Menu.RadioItem key={choice.value} value={choice.value} closeMenuOnClick>
              {choice.label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
