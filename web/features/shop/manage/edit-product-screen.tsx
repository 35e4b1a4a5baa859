import { Button } from '@mantine/core';
import type { Product } from '@plenum/contract';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { teach } from '../../../platform/live/teach.ts';
import { useEditor } from '../../../ui/form/use-editor.ts';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { ReadingState } from '../../../ui/reading-state.tsx';
import { FormSkeleton } from '../../../ui/skeleton.tsx';
import { changeProduct, readProduct } from '../shop.api.ts';
import { product as productAnswer } from '../shop.live.ts';
import classes from './catalogue-screen.module.css';
import { type ProductValues, tidy, updateOf, valuesOf } from './manage.values.ts';
import { PicturesField } from './pictures-field.tsx';
import { ProductForm } from './product-form.tsx';
import { RemoveProduct } from './remove-product.tsx';
import { useProductRules } from './use-product-rules.ts';

interface EditProductScreenProps {
  id: number;
  missing: ReactNode;
  onGone: () => void;
}

export function EditProductScreen({ id, missing, onGone }: EditProductScreenProps) {
  const t = useTranslations('catalogue');
  const reading = useQuery(productAnswer.options(id));
  const { data, error } = reading;
  usePageTitle(data?.name ?? t('editTitle'));
  if (error instanceof CallProblem && error.status === 404) return missing;
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <h1 dir="auto">{data?.name ?? t('editTitle')}</h1>
        {data?.state === 'on_sale' && <ShopLink slug={data.slug} />}
      </header>
      {!data && (
        <ReadingState
          reading={reading}
          title={t('failed')}
          skeleton={<FormSkeleton fields={6} />}
        />
      )}
      {data && <ProductEditor key={id} product={data} onGone={onGone} />}
    </div>
  );
}

function ShopLink({ slug }: { slug: string }) {
  const t = useTranslations('catalogue');
  return (
    <Button
      variant="default"
      leftSection={<IconExternalLink size={18} />}
      renderRoot={(props) => (
        <Link to="/apps/ecommerce/product-detail/$slug" params={{ slug }} {...props} />
      )}
    >
      {t('inShop')}
    </Button>
  );
}

interface ProductEditorProps {
  product: Product;
  onGone: () => void;
}

function ProductEditor({ product, onGone }: ProductEditorProps) {
  const t = useTranslations('catalogue');
  const client = useQueryClient();
  const { id, variants } = product;
  const sold = useMemo(
    () => new Map(variants.map((variant) => [String(variant.id), variant.sold])),
    [variants],
  );
  const form = useEditor<Product, ProductValues>({
    ...useProductRules(),
    known: product,
    valuesOf,
    draft: `shop.product.${id}`,
    tidy,
    save: async (changes, from) => {
      const saved = await changeProduct(id, { version: from.version, ...updateOf(changes) });
      teach(
        client,
        productAnswer.changedAt(id, () => saved),
      );
      return saved;
    },
    readAgain: () => readProduct(id),
  });
  return (
    <ProductForm
      form={form}
      currency={product.currency}
      saveLabel={t('save')}
      pictures={<PicturesField product={product} form={form} />}
      sold={sold}
      extra={<RemoveProduct product={product} onGone={() => form.leave(onGone)} />}
    />
  );
}
