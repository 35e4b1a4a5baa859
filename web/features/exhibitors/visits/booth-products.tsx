import { smallOf } from '@plenum/contract/kernel/picture-sizes.ts';
import type { BoothProduct, Texts } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import classes from './hall-booth.module.css';

interface BoothProductsProps {
  products: readonly BoothProduct[];
  words: (texts: Texts) => string;
}

export function BoothProducts({ products, words }: BoothProductsProps) {
  const t = useTranslations('hall.booth');
  if (products.length === 0) return null;
  return (
    <section>
      <h2>{t('products')}</h2>
      <ul className={classes.products}>
        {products.map((product) => (
          <li key={product.id} className={classes.product}>
            {product.picture && <img src={smallOf(product.picture)} alt="" loading="lazy" />}
            <h3>
              <bdi>{product.name}</bdi>
            </h3>
            <p dir="auto">{words(product.words)}</p>
            {product.url && (
              <a href={product.url} target="_blank" rel="noopener noreferrer nofollow ugc">
                {t('more')}
                <span className="visually-hidden"> {product.name}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
