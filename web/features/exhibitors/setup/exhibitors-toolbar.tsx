import { Button } from '@mantine/core';
import type { ExhibitorLine } from '@plenum/contract';
import { IconMailForward } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { SearchField } from '../../../ui/field/search-field.tsx';
import { FilterSelect } from '../../../ui/table/filter-select.tsx';
import { TickBox } from '../../../ui/field/tick-box.tsx';
import { type ChangeSearch, type ExhibitorsSearch, shows } from '../exhibitors.places.ts';
import classes from './exhibitor-list.module.css';
import type { ExhibitorChanges } from './use-exhibitor-changes.ts';

interface ExhibitorsToolbarProps {
  shown: readonly ExhibitorLine[];
  ticked: readonly ExhibitorLine[];
  search: ExhibitorsSearch;
  changes: ExhibitorChanges;
  onTickAll: (isTicked: boolean) => void;
  onAddress: ChangeSearch;
}

export function ExhibitorsToolbar(props: ExhibitorsToolbarProps) {
  const { shown, ticked, search, changes, onTickAll, onAddress } = props;
  const t = useTranslations('exhibitors');
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <div className={classes.toolbar}>
      <TickBox
        label={t('tickAll')}
        isTicked={shown.length > 0 && ticked.length === shown.length}
        isMixed={ticked.length > 0 && ticked.length < shown.length}
        onTick={onTickAll}
      />
      <SearchField
        label={t('search')}
        clearLabel={t('searchClear')}
        q={search.q ?? ''}
        inputRef={inputRef}
        onSearch={(q) => onAddress({ q: q || undefined })}
      />
      <FilterSelect
        label={t('filter')}
        value={search.show}
        choices={shows.map((show) => ({ value: show, label: t(`shows.${show}`) }))}
        onChange={(next) => onAddress({ show: shows.find((show) => show === next) })}
      />
      <Reminders ticked={ticked} changes={changes} onDone={() => onTickAll(false)} />
    </div>
  );
}

interface RemindersProps extends Pick<ExhibitorsToolbarProps, 'ticked' | 'changes'> {
  onDone: () => void;
}

/** Says who would get a mail before anybody does. */
function Reminders({ ticked, changes, onDone }: RemindersProps) {
  const t = useTranslations('exhibitors.reminders');
  const [isAsked, setAsked] = useState(false);
  const unfinished = ticked.filter(({ missing }) => missing.length > 0);
  const send = () => {
    setAsked(false);
    onDone();
    void changes.remind(unfinished.map(({ id }) => id));
  };
  return (
    <div className={classes.chosen}>
      <output>{ticked.length > 0 && t('chosen', { count: ticked.length })}</output>
      {ticked.length > 0 && (
        <Button
          variant="light"
          leftSection={<IconMailForward size={18} />}
          disabled={unfinished.length === 0}
          onClick={() => setAsked(true)}
        >
          {t('button')}
        </Button>
      )}
      <ConfirmDialog
        opened={isAsked}
        isDangerous={false}
        title={t('askTitle', { count: unfinished.length })}
        text={t('askText', { count: ticked.length - unfinished.length })}
        stay={t('stay')}
        go={t('go')}
        onStay={() => setAsked(false)}
        onGo={send}
      />
    </div>
  );
}
