import '../../../ui/styles/settings.css';
import { Button, Progress } from '@mantine/core';
import type { DataExport } from '@plenum/contract';
import { IconDownload } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { download } from '../../../platform/files/download.ts';
import { teach } from '../../../platform/live/teach.ts';
import { Notice } from '../../../ui/notice.tsx';
import { latestExport, startExport } from './settings.exports.ts';
import classes from './data-tab.module.css';
import { SettingsLoaded } from './settings-loaded.tsx';
import { useSettingsChange } from './use-settings-change.ts';

function Working({ progress }: { progress: number }) {
  const t = useTranslations('settings.data');
  return (
    <div className={classes.part}>
      <output>{t('working')}</output>
      <Progress value={progress} aria-label={t('working')} />
      <p className={classes.hint}>{t('comeBack')}</p>
    </div>
  );
}

function Ready({ id, createdAt, expiresAt }: DataExport) {
  const t = useTranslations('settings.data');
  const format = useFormatter();
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'long' });
  const saving = useSettingsChange(
    () => download('GET /api/accounts/exports/:exportId/file', { params: { exportId: id } }),
    () => undefined,
  );
  return (
    <div className={classes.part}>
      <output>{t('ready', { date: day(createdAt) })}</output>
      {expiresAt && <p className={classes.hint}>{t('until', { date: day(expiresAt) })}</p>}
      <div>
        <Button
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={saving.isPending}
          onClick={() => saving.mutate()}
        >
          {t('download')}
        </Button>
      </div>
    </div>
  );
}

function ExportState({ latest }: { latest: DataExport | null }) {
  const t = useTranslations('settings.data');
  const client = useQueryClient();
  const start = useSettingsChange(startExport, (next) =>
    teach(
      client,
      latestExport.changed(() => ({ export: next })),
    ),
  );
  if (latest?.state === 'working') return <Working progress={latest.progress} />;
  return (
    <div className={classes.parts}>
      {latest?.state === 'ready' && <Ready {...latest} />}
      {latest?.state === 'failed' && <Notice tone="danger">{t('failed')}</Notice>}
      <div>
        <Button
          variant={latest?.state === 'ready' ? 'default' : 'filled'}
          loading={start.isPending}
          onClick={() => start.mutate()}
        >
          {t(latest ? 'again' : 'start')}
        </Button>
      </div>
    </div>
  );
}

export function DataTab() {
  const latest = useQuery(latestExport.options());
  return (
    <SettingsLoaded query={latest}>
      {(found) => <ExportState latest={found.export} />}
    </SettingsLoaded>
  );
}
