import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ShortcutsHelp } from '../../ui/shortcuts/shortcuts-help.tsx';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import { useShortcuts } from '../../ui/shortcuts/use-shortcuts.ts';
import { undoLast } from '../../ui/toast/undo.ts';
import { CalendarBody } from './calendar-body.tsx';
import { CalendarPanels, type PanelName } from './calendar-panels.tsx';
import classes from './calendar-screen.module.css';
import { CalendarSide } from './calendar-side.tsx';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import { CalendarWorkProvider } from './calendar-work.tsx';
import type { CalendarScreenProps } from './calendar.places.ts';
import { EntryDrawer } from './entry/entry-drawer.tsx';
import { ScopeDialog } from './entry/scope-dialog.tsx';
import { useCalendarKeys } from './use-calendar-keys.ts';
import { useCalendarScreen } from './use-calendar-screen.ts';
import { useCalendarShortcutLines } from './use-calendar-shortcut-lines.ts';
import { usePeriodText } from './use-period-text.ts';

export function CalendarLoaded({ search, onAddress }: CalendarScreenProps) {
  const t = useTranslations('calendar');
  const rootRef = useRef<HTMLDivElement>(null);
  const [panel, setPanel] = useState<PanelName | null>(null);
  const lines = useCalendarShortcutLines();
  const screen = useCalendarScreen({ search, onAddress });
  const { work, deeds, nudges, said } = screen;
  const title = usePeriodText(work.view, work.on);
  const keys = useCalendarKeys({ rootRef, work, onNudge: nudges.press });
  const { showView, goToday } = screen;

  usePageTitle(`${title} · ${t('name')}`);
  useShortcuts(
    {
      n: () => work.create({ start: work.activeDay }),
      t: goToday,
      m: () => showView('month'),
      w: () => showView('week'),
      d: () => showView('day'),
      l: () => showView('list'),
      '?': () => setPanel('help'),
      'Mod+z': undoLast,
    },
    true,
  );

  return (
    <CalendarWorkProvider value={work}>
      <div className={classes.screen}>
        <aside className={classes.side} aria-label={t('filters.title')}>
          <CalendarSide blocks={work.blocks} stored={screen.stored} />
        </aside>
        <section className={classes.main} aria-label={t('name')}>
          <CalendarToolbar
            title={title}
            view={work.view}
            onTurn={screen.turn}
            onToday={goToday}
            onView={showView}
            onNew={() => work.create({ start: work.activeDay })}
            onFilters={() => setPanel('filters')}
            onImport={() => setPanel('import')}
            onFeed={() => setPanel('feed')}
            onHelp={() => setPanel('help')}
          />
          <CalendarBody screen={screen} rootRef={rootRef} onKeyDown={keys} />
        </section>
        <output className="visually-hidden">{said}</output>
      </div>
      <EntryDrawer search={search} occurrences={screen.reading.occurrences} onAddress={onAddress} />
      <ScopeDialog
        opened={deeds.asked !== null}
        kind={deeds.asked?.kind ?? 'move'}
        title={deeds.asked?.occurrence.title ?? ''}
        onAnswer={deeds.answer}
      />
      <CalendarPanels panel={panel} stored={screen.stored} onClose={() => setPanel(null)} />
      <ShortcutsHelp lines={lines} opened={panel === 'help'} onClose={() => setPanel(null)} />
    </CalendarWorkProvider>
  );
}
