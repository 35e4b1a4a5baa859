import '../../../ui/styles/settings.css';
import type { EventSetup } from '@plenum/contract';
import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { FormSkeleton } from '../../../ui/skeleton.tsx';
import type { SetupTab } from '../events.places.ts';
import classes from './hub.module.css';

type Panel = ComponentType<{ setup: EventSetup }>;

/** Each part is its own file: most visits see one or two of them. */
const panels: Readonly<Record<SetupTab, Panel>> = {
  basics: lazy(async () => ({ default: (await import('../setup/basics-panel.tsx')).BasicsPanel })),
  dates: lazy(async () => ({ default: (await import('../setup/dates-panel.tsx')).DatesPanel })),
  languages: lazy(async () => ({
    default: (await import('../setup/languages-panel.tsx')).LanguagesPanel,
  })),
  branding: lazy(async () => ({
    default: (await import('../setup/branding-panel.tsx')).BrandingPanel,
  })),
  rooms: lazy(async () => ({ default: (await import('../setup/rooms-panel.tsx')).RoomsPanel })),
  tracks: lazy(async () => ({ default: (await import('../setup/tracks-panel.tsx')).TracksPanel })),
  rules: lazy(async () => ({ default: (await import('../setup/rules-panel.tsx')).RulesPanel })),
  modules: lazy(async () => ({
    default: (await import('../setup/modules-panel.tsx')).ModulesPanel,
  })),
  registration: lazy(async () => ({
    default: (await import('../setup/registration-panel.tsx')).RegistrationPanel,
  })),
  team: lazy(async () => ({ default: (await import('../people/team-panel.tsx')).TeamPanel })),
  attendees: lazy(async () => ({
    default: (await import('../people/attendees-panel.tsx')).AttendeesPanel,
  })),
  announcements: lazy(async () => ({
    default: (await import('../people/announcements-panel.tsx')).AnnouncementsPanel,
  })),
  events: lazy(async () => ({ default: (await import('./events-panel.tsx')).EventsPanel })),
};

interface HubPanelProps {
  setup: EventSetup;
  tab: SetupTab;
}

export function HubPanel({ setup, tab }: HubPanelProps) {
  const t = useTranslations('events');
  const Panel = panels[tab];
  return (
    <section className={classes.panel} aria-labelledby="setup-panel">
      <header className={classes.panelHead}>
        <h2 id="setup-panel">{t(`tabs.${tab}`)}</h2>
        <p>{t(`leads.${tab}`)}</p>
      </header>
      <Suspense fallback={<FormSkeleton fields={4} />}>
        <Panel setup={setup} />
      </Suspense>
    </section>
  );
}
