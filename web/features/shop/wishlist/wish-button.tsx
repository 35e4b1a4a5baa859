import { ActionIcon } from '@mantine/core';
import type { ShownProduct } from '@plenum/contract';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useWished, useWishing } from './use-wishing.ts';
import classes from './wish-button.module.css';

export function WishButton({ product }: { product: ShownProduct }) {
  const t = useTranslations('shop.wish');
  const wish = useWishing();
  const isWished = useWished().has(product.id);
  const Mark = isWished ? IconHeartFilled : IconHeart;
  return (
    <ActionIcon
      className={classes.wish}
      variant="default"
      size="lg"
      radius="xl"
      aria-pressed={isWished}
      aria-label={t('label', { name: product.name })}
      title={t(isWished ? 'remove' : 'add')}
      onClick={() => void wish(product, !isWished)}
    >
      <Mark size={18} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
}
