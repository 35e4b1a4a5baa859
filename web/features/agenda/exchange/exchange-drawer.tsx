import { Drawer } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useDroppedFile } from '../../../ui/upload/use-dropped-file.ts';
import { ExchangeChoose } from './exchange-choose.tsx';
import { ExchangeLook } from './exchange-look.tsx';
import { ExchangeResult } from './exchange-result.tsx';
import { useExchange } from './use-exchange.ts';
import drawer from '../versions/versions-drawer.module.css';

interface ExchangeDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

export function ExchangeDrawer({ isOpen, onClose }: ExchangeDrawerProps) {
  const t = useTranslations('agenda.exchange');
  const shell = useTranslations('shell');
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      size={640}
      title={t('title')}
      classNames={{ body: drawer.body ?? '', header: drawer.header ?? '' }}
      closeButtonProps={{ 'aria-label': shell('close') }}
    >
      <ExchangeSteps onDone={onClose} />
    </Drawer>
  );
}

function ExchangeSteps({ onDone }: { onDone: () => void }) {
  const exchange = useExchange();
  const isOver = useDroppedFile((file) => void exchange.choose(file));
  const { result } = exchange.deed;
  if (result) return <ExchangeResult exchange={exchange} result={result} onDone={onDone} />;
  if (exchange.file && !exchange.isUnreadable) return <ExchangeLook exchange={exchange} />;
  return <ExchangeChoose exchange={exchange} isOver={isOver} />;
}
