import { Drawer } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AgendaPanel } from '../agenda.places.ts';
import type { AgendaWork } from '../use-agenda-work.ts';
import { VersionsChanges } from './versions-changes.tsx';
import classes from './versions-drawer.module.css';
import { VersionsList } from './versions-list.tsx';
import { VersionsPublish } from './versions-publish.tsx';

interface VersionsDrawerProps {
  work: AgendaWork;
  panel: AgendaPanel | undefined;
}

/** What was changed, what was published, and what would be. */
export function VersionsDrawer({ work, panel }: VersionsDrawerProps) {
  const t = useTranslations('agenda.panels');
  const shell = useTranslations('shell');
  // It slides away with what it showed.
  const [shown, setShown] = useState<AgendaPanel>(panel ?? 'publish');
  if (panel !== undefined && panel !== shown) setShown(panel);
  const close = () => work.onAddress({ panel: undefined });
  return (
    <Drawer
      opened={panel !== undefined}
      onClose={close}
      position="right"
      size={560}
      title={t(shown)}
      classNames={{ body: classes.body ?? '', header: classes.header ?? '' }}
      closeButtonProps={{ 'aria-label': shell('close') }}
    >
      {shown === 'publish' && <VersionsPublish work={work} onDone={close} />}
      {shown === 'versions' && <VersionsList />}
      {shown === 'changes' && <VersionsChanges work={work} />}
    </Drawer>
  );
}
