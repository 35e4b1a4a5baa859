import '../../../ui/styles/fields.css';
import { Button, TagsInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { Fields } from '../../../ui/form/use-fields.ts';
import { blankVariant, type ProductValues, withOptions } from './manage.values.ts';
import classes from './product-form.module.css';
import { VariantFields } from './variant-fields.tsx';

interface VariantsFieldProps {
  form: Fields<ProductValues>;
  currency: string;
  sold: ReadonlyMap<string, number>;
}

const mostVariants = 100;
const mostOptions = 3;

/** What can be chosen of a product, and each choice with its price and stock. */
export function VariantsField({ form, currency, sold }: VariantsFieldProps) {
  const t = useTranslations('catalogue');
  const { values, errors, set } = form;
  const { optionNames, variants } = values;
  const choose = (names: string[]) => {
    const next = withOptions(values, names);
    set('optionNames', next.optionNames);
    set('variants', next.variants);
  };
  return (
    <div className={classes.variants}>
      <TagsInput
        name="optionNames"
        label={t('fields.optionNames')}
        description={t('optionsHint')}
        maxTags={mostOptions}
        value={[...optionNames]}
        error={errors['optionNames']}
        onChange={choose}
      />
      <ul aria-label={t('fields.variants')}>
        {variants.map((variant, place) => (
          <VariantFields
            key={variant.id}
            variant={variant}
            place={place + 1}
            optionNames={optionNames}
            currency={currency}
            sold={sold.get(variant.id) ?? 0}
            errors={errors}
            onChange={(next) => set('variants', variants.with(place, next))}
            {...(variants.length > 1 && {
              onRemove: () => set('variants', variants.toSpliced(place, 1)),
            })}
          />
        ))}
      </ul>
      {optionNames.length > 0 && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} />}
            disabled={variants.length >= mostVariants}
            onClick={() =>
              set('variants', [...variants, blankVariant(optionNames.length, variants.at(-1))])
            }
          >
            {t('addVariant')}
          </Button>
        </div>
      )}
    </div>
  );
}
