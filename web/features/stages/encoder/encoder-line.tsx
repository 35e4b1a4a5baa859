import type { Encoder, EncoderFigures, Stage } from '@plenum/contract';
import { Button } from '@mantine/core';
import { IconBroadcast } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Notice } from '../../../ui/notice.tsx';
import { encoders } from './encoder.live.ts';
import classes from './encoder.module.css';

const EncoderDialog = lazy(async () => ({
  default: (await import('./encoder-dialog.tsx')).EncoderDialog,
}));

interface EncoderLineProps {
  eventId: number;
  stage: Stage;
  name: string;
}

/** What arrives is told as long as it does: if the server goes, nobody says that it stopped. */
const lookAgainMs = 15_000;

/** What arrives from OBS on a stage of the console, and how to connect it. */
export function EncoderLine({ eventId, stage, name }: EncoderLineProps) {
  const t = useTranslations('stages.encoder');
  const which = { eventId, stageId: stage.id };
  const { data } = useQuery({ ...encoders.options(which), refetchInterval: lookAgainMs });
  const [isOpen, setOpen] = useState(false);
  if (!data) return null;
  return (
    <div className={classes.about}>
      <div className={classes.line}>
        <IconBroadcast size={18} aria-hidden />
        <p>
          <EncoderState encoder={data} isLive={stage.run !== null} />
        </p>
        <Button
          size="compact-sm"
          variant={data.madeAt === null ? 'filled' : 'default'}
          aria-label={t('connectOf', { name })}
          onClick={() => setOpen(true)}
        >
          {t('connect')}
        </Button>
      </div>
      {data.complaint && <Notice tone="warning">{t(`complaints.${data.complaint}`)}</Notice>}
      <Suspense>
        {isOpen && <EncoderDialog which={which} encoder={data} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  );
}

function EncoderState({ encoder, isLive }: { encoder: Encoder; isLive: boolean }) {
  const t = useTranslations('stages.encoder');
  if (encoder.madeAt === null) return t('none');
  if (!encoder.isConnected) return t('waits');
  if (!encoder.figures) return t('connected');
  return (
    <>
      <Figures figures={encoder.figures} />
      {!isLive && <span className={classes.ready}>{t('ready')}</span>}
    </>
  );
}

const aMillion = 1_000_000;

function Figures({ figures }: { figures: EncoderFigures }) {
  const t = useTranslations('stages.encoder.figures');
  const format = useFormatter();
  const { width, height, rate, bits, keySeconds, dropped } = figures;
  const said = [
    t('size', { width: String(width), height: String(height) }),
    t('rate', { rate }),
    t('bits', { bits: bits / aMillion }),
    ...(keySeconds === null ? [] : [t('key', { seconds: keySeconds })]),
    t('dropped', { count: dropped }),
  ];
  return <span className={classes.figures}>{format.list(said, { type: 'unit' })}</span>;
}
