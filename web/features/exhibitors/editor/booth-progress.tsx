import type { BoothPart } from '@plenum/contract';
import { useFormatter, useTranslations } from 'use-intl';
import { Completeness } from '../../../ui/panel/completeness.tsx';
import { boothParts } from '../setup/setup.order.ts';

export function BoothProgress({ missing }: { missing: readonly BoothPart[] }) {
  const t = useTranslations('exhibitors.progress');
  const format = useFormatter();
  const count = boothParts.length;
  const done = count - missing.length;
  const list = format.list(missing.map((part) => t(`parts.${part}`)));
  const words = { complete: t('complete'), missing: t('missing', { done, count, list }) };
  return <Completeness done={done} count={count} words={words} />;
}
