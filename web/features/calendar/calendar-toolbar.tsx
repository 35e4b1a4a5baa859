import '../../ui/styles/segments.css';
import { ActionIcon, Button, Menu, SegmentedControl } from '@mantine/core';
import {
  IconCalendarShare,
  IconChevronLeft,
  IconChevronRight,
  IconDots,
  IconFileImport,
  IconFilter,
  IconKeyboard,
  IconPlus,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './calendar-toolbar.module.css';
import { type CalendarView, calendarViews } from './calendar.places.ts';

interface CalendarToolbarProps {
  title: string;
  view: CalendarView;
  onTurn: (by: 1 | -1) => void;
  onToday: () => void;
  onView: (view: CalendarView) => void;
  onNew: () => void;
  onFilters: () => void;
  onImport: () => void;
  onFeed: () => void;
  onHelp: () => void;
}

export function CalendarToolbar({ title, view, ...does }: CalendarToolbarProps) {
  const t = useTranslations('calendar');
  return (
    <div className={classes.bar}>
      <div className={classes.period}>
        <Button variant="default" onClick={does.onToday} aria-keyshortcuts="t">
          {t('today')}
        </Button>
        <span className={classes.turns}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t(`before.${view}`)}
            onClick={() => does.onTurn(-1)}
          >
            <IconChevronLeft size={20} className="mantine-rotate-rtl" />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t(`after.${view}`)}
            onClick={() => does.onTurn(1)}
          >
            <IconChevronRight size={20} className="mantine-rotate-rtl" />
          </ActionIcon>
        </span>
        <h1 aria-live="polite">{title}</h1>
      </div>
      <div className={classes.side}>
        <SegmentedControl
          className={classes.views ?? ''}
          aria-label={t('view')}
          value={view}
          data={calendarViews.map((name) => ({ value: name, label: t(`views.${name}`) }))}
          onChange={(next) => {
            const chosen = calendarViews.find((name) => name === next);
            if (chosen) does.onView(chosen);
          }}
        />
        <span className={classes.filters}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('filters.title')}
            onClick={does.onFilters}
          >
            <IconFilter size={20} stroke={1.75} />
          </ActionIcon>
        </span>
        <MoreMenu {...does} />
        <span className={classes.new}>
          <Button leftSection={<IconPlus size={18} />} onClick={does.onNew}>
            {t('new')}
          </Button>
        </span>
      </div>
    </div>
  );
}

type MoreMenuProps = Pick<CalendarToolbarProps, 'onImport' | 'onFeed' | 'onHelp'>;

function MoreMenu({ onImport, onFeed, onHelp }: MoreMenuProps) {
  const t = useTranslations('calendar');
  const help = useTranslations('shell.shortcuts');
  return (
    <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('moreMenu')}>
          <IconDots size={20} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconFileImport size={16} />} onClick={onImport}>
          {t('import.open')}
        </Menu.Item>
        <Menu.Item leftSection={<IconCalendarShare size={16} />} onClick={onFeed}>
          {t('feed.open')}
        </Menu.Item>
        <Menu.Item leftSection={<IconKeyboard size={16} />} onClick={onHelp}>
          {help('open')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
