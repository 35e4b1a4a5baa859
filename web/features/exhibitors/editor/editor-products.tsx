import { Button } from '@mantine/core';
import type { Booth, BoothProduct } from '@plenum/contract';
import { IconPlus } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { Locale } from '../../../platform/config.ts';
import classes from './editor-form.module.css';
import { EditorProduct } from './editor-product.tsx';
import { newPartId, type ProductFields, replacedAt } from './editor.editing.ts';
import { QuotaLine } from './quota-line.tsx';

interface EditorProductsProps {
  booth: Booth;
  /** As the server has them, with their pictures. */
  kept: readonly BoothProduct[];
  value: readonly ProductFields[];
  language: Locale;
  error: string | undefined;
  onChange: (products: ProductFields[]) => void;
}

export function EditorProducts(props: EditorProductsProps) {
  const { booth, kept, value: products, language, error, onChange } = props;
  const t = useTranslations('exhibitors');
  const most = booth.rules.products;
  const add = () => onChange([...products, { id: newPartId(), name: '', words: {}, url: null }]);
  return (
    <fieldset className={classes.group}>
      <legend>{t('fields.products')}</legend>
      <QuotaLine what="products" count={products.length} most={most} />
      {error && <p role="alert">{error}</p>}
      <ul className={classes.lines}>
        {products.map((product, place) => (
          <li key={product.id} className={classes.product}>
            <EditorProduct
              exhibitorId={booth.id}
              product={product}
              place={place}
              kept={kept.find(({ id }) => id === product.id)}
              language={language}
              onChange={(next) => onChange(replacedAt(products, place, next))}
              onRemove={() => onChange(products.toSpliced(place, 1))}
            />
          </li>
        ))}
      </ul>
      <div>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconPlus size={16} />}
          disabled={products.length >= most}
          onClick={add}
        >
          {t('editor.addProduct')}
        </Button>
      </div>
    </fieldset>
  );
}
