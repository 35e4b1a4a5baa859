import { Button, Menu } from '@mantine/core';
import type { MyEvent } from '@plenum/contract';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { TableAddress } from '../../../ui/table/address/use-table-address.ts';

interface EventFilterProps {
  event: MyEvent;
  address: TableAddress;
}

/** The people of the current event, or of all there ever were. */
export function EventFilter({ event, address }: EventFilterProps) {
  const t = useTranslations('people.event');
  const chosen = address.filters['event'] ?? 'current';
  const change = (value: string) => address.change({ event: value === 'all' ? value : undefined });
  return (
    <Menu position="bottom-start" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={14} />}>
          {chosen === 'all' ? t('all') : t('only', { name: event.name })}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={chosen} onChange={change}>
          <Menu.RadioItem value="current" closeMenuOnClick>
            {event.name}
          </Menu.RadioItem>
          <Menu.RadioItem value="all" closeMenuOnClick>
            {t('all')}
          </Menu.RadioItem>
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
