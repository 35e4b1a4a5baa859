import type { ShownDetail } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { RichTextReader } from '../../../ui/rich-text/rich-text-reader.tsx';
import { FormSkeleton } from '../../../ui/skeleton.tsx';
import { detail } from '../shop.live.ts';
import { Stars } from '../stars.tsx';
import { ProductRatings } from '../orders/product-ratings.tsx';
import { WishButton } from '../wishlist/wish-button.tsx';
import { BuyingForm } from './buying-form.tsx';
import { PictureGallery } from './picture-gallery.tsx';
import { ProductCards } from './product-cards.tsx';
import classes from './product-screen.module.css';

interface ProductScreenProps {
  id: number;
  missing: ReactNode;
}

/** A product from near. */
export function ProductScreen({ id, missing }: ProductScreenProps) {
  const t = useTranslations('shop.product');
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useQuery(detail.options(id));
  usePageTitle(data?.name ?? t('title'));
  if (error instanceof CallProblem && error.status === 404) return missing;
  if (data) return <Product product={data} />;
  if (!error) return <FormSkeleton fields={6} />;
  return (
    <ErrorState
      title={t('failed')}
      text={problemText(error)}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function Product({ product }: { product: ShownDetail }) {
  const t = useTranslations('shop.product');
  const { name, brand, categories, description, pictures, related } = product;
  return (
    <div className={classes.screen}>
      <article className={classes.product}>
        <PictureGallery key={product.id} name={name} pictures={pictures} />
        <div className={classes.words}>
          <header className={classes.head}>
            <div>
              <h1 dir="auto">{name}</h1>
              <p className={classes.facts}>
                {[brand, ...categories].filter(Boolean).map((fact) => (
                  <bdi key={fact}>{fact}</bdi>
                ))}
              </p>
            </div>
            <WishButton product={product} />
          </header>
          {product.rating === null ? (
            <p className={classes.quiet}>{t('noRatings')}</p>
          ) : (
            <Stars rating={product.rating} ratings={product.ratings} />
          )}
          <BuyingForm key={product.id} product={product} />
          {description && (
            <section aria-label={t('description')} dir="auto">
              <RichTextReader value={description} />
            </section>
          )}
        </div>
      </article>
      <ProductRatings key={product.id} productId={product.id} />
      {related.length > 0 && (
        <section className={classes.related} aria-label={t('related')}>
          <h2>{t('related')}</h2>
          <ProductCards products={related} />
        </section>
      )}
    </div>
  );
}
