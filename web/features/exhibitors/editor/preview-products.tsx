import type { BoothProduct } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { wordsIn } from '../../../platform/i18n/words.ts';
import classes from './editor-preview.module.css';

interface PreviewProductsProps {
  products: readonly BoothProduct[];
  /** Languages, the one to be shown first. */
  said: readonly string[];
}

export function PreviewProducts({ products, said }: PreviewProductsProps) {
  const t = useTranslations('exhibitors.preview');
  const named = products.filter(({ name }) => name);
  if (named.length === 0) return null;
  return (
    <ul className={classes.products} aria-label={t('products')}>
      {named.map(({ id, name, words, picture }) => (
        <li key={id}>
          {picture && <img src={picture} alt="" loading="lazy" />}
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <span>
            <bdi>{wordsIn(words, said)}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}
