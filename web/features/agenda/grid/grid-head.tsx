import { Button } from '@mantine/core';
import { IconHistory, IconPlus, IconSend, IconVersions } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { differencesOptions } from '../agenda.api.ts';
import { useAgendaFacts } from '../agenda-facts.tsx';
import classes from './grid-head.module.css';
import type { AgendaWork } from '../use-agenda-work.ts';

interface GridHeadProps {
  work: AgendaWork;
  /** Import and export. */
  tools: ReactNode;
}

export function GridHead({ work, tools }: GridHeadProps) {
  const t = useTranslations('agenda.head');
  const { event } = useAgendaFacts();
  const { data: differences } = useQuery(differencesOptions(event.id));
  const unpublished = differences?.length ?? work.agenda.unpublished;
  const version = work.agenda.publishedVersion;
  return (
    <header className={classes.head}>
      <div className={classes.name}>
        <h1>{t('title')}</h1>
        <p>
          {version === null ? t('neverPublished') : t('published', { version })}
          {unpublished > 0 && <bdi>{t('unpublished', { count: unpublished })}</bdi>}
        </p>
      </div>
      <div className={classes.actions}>
        {tools}
        <Button
          variant="subtle"
          leftSection={<IconHistory size={18} />}
          onClick={() => work.onAddress({ panel: 'changes' })}
        >
          {t('changes')}
        </Button>
        <Button
          variant="subtle"
          leftSection={<IconVersions size={18} />}
          onClick={() => work.onAddress({ panel: 'versions' })}
        >
          {t('versions')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} />}
          onClick={() => work.create()}
        >
          {t('add')}
        </Button>
        <Button
          leftSection={<IconSend size={18} className="mantine-rotate-rtl" />}
          disabled={unpublished === 0}
          onClick={() => work.onAddress({ panel: 'publish' })}
        >
          {t('publish')}
        </Button>
      </div>
    </header>
  );
}
