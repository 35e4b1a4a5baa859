import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Panel } from '../../../ui/panel/panel.tsx';
import { PanelList } from '../../../ui/panel/panel-list.tsx';
import { AsksLine } from './asks-line.tsx';
import { boothAsks } from './booths.live.ts';

/** What visitors asked: the server puts what is open first. */
export function AsksInbox({ exhibitorId }: { exhibitorId: number }) {
  const t = useTranslations('booth.asks');
  const { data, error, isFetching, refetch } = useQuery(boothAsks.options(exhibitorId));
  const open = data?.filter(({ answer }) => answer === null).length;
  return (
    <div id="asks">
      <Panel title={t('title')} more={open ? <span>{t('open', { count: open })}</span> : null}>
        <PanelList
          items={data}
          hasFailed={error !== null}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          empty={t('empty')}
        >
          {(ask) => <AsksLine key={ask.id} exhibitorId={exhibitorId} ask={ask} />}
        </PanelList>
      </Panel>
    </div>
  );
}
