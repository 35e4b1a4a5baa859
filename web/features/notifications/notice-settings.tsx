import type { NoticeSettings as Settings } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinesSkeleton } from '../../ui/skeleton.tsx';
import { noticeSettings } from './notifications.live.ts';
import { PushHere } from './push-here.tsx';
import classes from './notice-settings.module.css';
import { WaySwitch } from './way-switch.tsx';

const ways = ['app', 'mail', 'push'] as const;

/** By which ways one is told of what, and whether this device is told. */
export function NoticeSettings() {
  const t = useTranslations('notice-settings');
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useQuery(noticeSettings.options());
  return (
    <section className={classes.part} aria-labelledby="notice-settings">
      <div>
        <h3 id="notice-settings">{t('title')}</h3>
        <p className={classes.hint}>{t('lead')}</p>
      </div>
      {data && <WayTable settings={data} />}
      {data && <p className={classes.hint}>{t('mailNote')}</p>}
      {data && <PushHere pushKey={data.pushKey} devices={data.devices} />}
      {!data && !error && <LinesSkeleton lines={6} />}
      {!data && error && (
        <ErrorState
          title={t('title')}
          text={problemText(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </section>
  );
}

function WayTable({ settings }: { settings: Settings }) {
  const t = useTranslations('notice-settings');
  const groupName = useTranslations('notifications.groups');
  return (
    <table className={classes.table} aria-labelledby="notice-settings">
      <thead>
        <tr>
          <th scope="col">{t('kind')}</th>
          {ways.map((way) => (
            <th key={way} scope="col" className={classes.way}>
              {t(`ways.${way}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {settings.groups.map(({ group, ...chosen }) => (
          <tr key={group}>
            <th scope="row">
              {groupName(group)}
              <span className={classes.hint}>{t(`hints.${group}`)}</span>
            </th>
            {ways.map((way) => (
              <td key={way} className={classes.way}>
                <WaySwitch group={group} way={way} isOn={chosen[way]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
