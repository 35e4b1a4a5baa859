import { Button } from '@mantine/core';
import type { Connection } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { IconUsersGroup } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel/panel.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { ConnectionLine } from './connection-line.tsx';
import classes from './connections-panel.module.css';
import { connectionsOptions } from '../profiles.api.ts';
import { type ConnectionGroup, connectionGroups } from './connections.ts';

interface ConnectionsPanelProps {
  eventId: number;
  onOpen: (id: number) => void;
}

/** Who asks me, whom I asked, and whom I know. */
export function ConnectionsPanel({ eventId, onOpen }: ConnectionsPanelProps) {
  const t = useTranslations('profiles.connections');
  const asking = useTranslations('profiles.connect');
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useQuery(connectionsOptions(eventId));
  if (!data && error) {
    return (
      <ErrorState
        title={t('failed')}
        text={problemText(error)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <LinesSkeleton lines={6} />;
  const shown = connectionGroups.filter((group) => data[group].length > 0);
  return (
    <div className={classes.panels}>
      <p className={classes.left}>
        {data.leftToday === 0 ? asking('noneLeft') : asking('left', { count: data.leftToday })}
      </p>
      {shown.length === 0 && (
        <StateMessage
          icon={IconUsersGroup}
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={
            <Button
              renderRoot={(props) => (
                <Link to="/summit-attendees" search={{ tab: 'suggested' }} {...props} />
              )}
            >
              {t('toSuggested')}
            </Button>
          }
        />
      )}
      {shown.map((group) => (
        <Panel key={group} title={t(`groups.${group}`, { count: data[group].length })}>
          <Lines eventId={eventId} group={group} connections={data[group]} onOpen={onOpen} />
        </Panel>
      ))}
    </div>
  );
}

interface LinesProps extends ConnectionsPanelProps {
  group: ConnectionGroup;
  connections: readonly Connection[];
}

function Lines({ connections, ...rest }: LinesProps) {
  return (
    <ul className={classes.list}>
      {connections.map((connection) => (
        <ConnectionLine key={connection.id} connection={connection} {...rest} />
      ))}
    </ul>
  );
}
