import type { Product, ShopSettings } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { newKey } from '../../../platform/new-key.ts';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { ReadingState } from '../../../ui/reading-state.tsx';
import { FormSkeleton } from '../../../ui/skeleton.tsx';
import { addProduct } from '../shop.api.ts';
import { settings } from '../shop.live.ts';
import classes from './catalogue-screen.module.css';
import { blankProduct, inputOf, type ProductValues, tidy } from './manage.values.ts';
import { ProductForm } from './product-form.tsx';
import { useProductRules } from './use-product-rules.ts';

interface NewProductScreenProps {
  onSaved: (product: Product) => void;
}

export function NewProductScreen({ onSaved }: NewProductScreenProps) {
  const t = useTranslations('catalogue');
  const reading = useQuery(settings.options());
  const { data } = reading;
  usePageTitle(t('newTitle'));
  return (
    <div className={classes.screen}>
      <h1>{t('newTitle')}</h1>
      {!data && (
        <ReadingState
          reading={reading}
          title={t('failed')}
          skeleton={<FormSkeleton fields={6} />}
        />
      )}
      {data && <NewProduct settings={data} onSaved={onSaved} />}
    </div>
  );
}

function NewProduct({
  settings: { currency, taxRate },
  onSaved,
}: NewProductScreenProps & { settings: ShopSettings }) {
  const t = useTranslations('catalogue');
  const { refuse, ...rules } = useProductRules();
  const [initial] = useState(() => blankProduct(taxRate));
  const [key] = useState(newKey);
  const form = useContractForm<ProductValues>({
    ...rules,
    initial,
    send: async (values) => {
      const errors = refuse(values);
      if (Object.keys(errors).length > 0) return errors;
      const product = await addProduct(inputOf(tidy(values)), key);
      form.leave(() => onSaved(product));
      return undefined;
    },
  });
  return <ProductForm form={form} currency={currency} saveLabel={t('addSave')} />;
}
