import { ActionIcon, Menu } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconKeyboard } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useStoredValue } from '../../platform/device-settings.ts';
import { type Density, tableDensity } from './address/table-memory.ts';
import type { TableModel } from './use-table-model.ts';

interface TableOptionsProps<R extends object> {
  model: TableModel<R>;
  isPhone: boolean;
  onHelp: () => void;
}

export function TableOptions<R extends object>({ model, isPhone, onHelp }: TableOptionsProps<R>) {
  const t = useTranslations('table');
  const shell = useTranslations('shell.shortcuts');
  return (
    <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="default" size="lg" aria-label={t('options')}>
          <IconAdjustmentsHorizontal size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isPhone && <SortChoice model={model} />}
        <ColumnChoice model={model} />
        {!isPhone && (
          <>
            <DensityChoice />
            <Menu.Divider />
            <Menu.Item leftSection={<IconKeyboard size={18} />} onClick={onHelp}>
              {shell('open')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Cards have no heads to press. */
function SortChoice<R extends object>({ model }: { model: TableModel<R> }) {
  const t = useTranslations('table');
  const columns = model.getAllLeafColumns().filter((column) => column.getCanSort());
  const sorted = columns.find((column) => column.getIsSorted());
  return (
    <>
      <Menu.Label>{t('sortBy')}</Menu.Label>
      <Menu.RadioGroup value={sorted?.id ?? ''}>
        {columns.map((column) => (
          <Menu.RadioItem
            key={column.id}
            value={column.id}
            closeMenuOnClick
            onClick={() => column.toggleSorting()}
          >
            {String(column.columnDef.header)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <Menu.Divider />
    </>
  );
}

function ColumnChoice<R extends object>({ model }: { model: TableModel<R> }) {
  const t = useTranslations('table');
  return (
    <>
      <Menu.Label>{t('columns')}</Menu.Label>
      {model
        .getAllLeafColumns()
        .filter((column) => column.getCanHide())
        .map((column) => (
          <Menu.CheckboxItem
            key={column.id}
            checked={column.getIsVisible()}
            onChange={(isShown) => column.toggleVisibility(isShown)}
          >
            {String(column.columnDef.header)}
          </Menu.CheckboxItem>
        ))}
    </>
  );
}

function DensityChoice() {
  const t = useTranslations('table');
  const density = useStoredValue(tableDensity);
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{t('density')}</Menu.Label>
      <Menu.RadioGroup value={density} onChange={(next) => tableDensity.set(next as Density)}>
        <Menu.RadioItem value="roomy">{t('densities.roomy')}</Menu.RadioItem>
        <Menu.RadioItem value="dense">{t('densities.dense')}</Menu.RadioItem>
      </Menu.RadioGroup>
    </>
  );
}
