import { Button } from '@mantine/core';
import type { Lead } from '@plenum/contract';
import { IconQrcode } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CameraView, type CameraWords } from '../../../ui/camera/camera-view.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CardFace } from '../card/card-face.tsx';
import { CodeForm } from './code-form.tsx';
import { codeIn } from './scan.code.ts';
import classes from './scan-panel.module.css';
import { TakeCard } from './take-card.tsx';

/** From the code in sight to the card in hand. */
export function ScanPanel({ exhibitorId }: { exhibitorId: number }) {
  const [code, setCode] = useState<string | null>(null);
  const [taken, setTaken] = useState<Lead | null>(null);
  const again = () => {
    setCode(null);
    setTaken(null);
  };
  if (taken) return <Taken lead={taken} onNext={again} />;
  if (!code) return <FindCode onCode={setCode} />;
  return (
    <TakeCard
      key={code}
      code={code}
      booths={[{ id: exhibitorId, name: '' }]}
      onTaken={setTaken}
      onBack={again}
    />
  );
}

type Say = ReturnType<typeof useTranslations<'dropcards.scan'>>;

const cameraWords = (t: Say): CameraWords => ({
  label: t('camera.label'),
  asking: t('camera.asking'),
  denied: t('camera.denied'),
  busy: t('camera.busy'),
  missing: t('camera.missing'),
  again: t('camera.again'),
});

function FindCode({ onCode }: { onCode: (code: string) => void }) {
  const t = useTranslations('dropcards.scan');
  const [isForeign, setForeign] = useState(false);
  const take = (text: string) => {
    const code = codeIn(text);
    setForeign(code === null);
    if (code) onCode(code);
    return code !== null;
  };
  return (
    <div className={classes.panel}>
      <p>{t('lead')}</p>
      <CameraView words={cameraWords(t)} onText={take} />
      <output className={classes.said}>{isForeign && t('foreign')}</output>
      <CodeForm onText={take} />
    </div>
  );
}

function Taken({ lead, onNext }: { lead: Lead; onNext: () => void }) {
  const t = useTranslations('dropcards.scan');
  const name = lead.values?.fullName ?? '';
  return (
    <div className={classes.panel}>
      <Notice tone="calm">{t('taken', { name })}</Notice>
      {lead.values && <CardFace values={lead.values} />}
      <Button leftSection={<IconQrcode size={18} aria-hidden />} data-autofocus onClick={onNext}>
        {t('next')}
      </Button>
    </div>
  );
}
