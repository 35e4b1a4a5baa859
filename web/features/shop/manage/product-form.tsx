import '../../../ui/styles/fields.css';
import '../../../ui/styles/settings.css';
import { NativeSelect, Switch, TagsInput, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { RateField } from '../../../ui/field/rate-field.tsx';
import { EditorForm, type Form } from '../../../ui/form/editor-form.tsx';
import { FormSection } from '../../../ui/form/form-section.tsx';
import type { Fields } from '../../../ui/form/use-fields.ts';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import { facets } from '../shop.live.ts';
import { productStates } from './manage.places.ts';
import type { ProductValues } from './manage.values.ts';
import classes from './product-form.module.css';
import { useCatalogueProblemText } from './use-catalogue-problem-text.ts';
import { useProductWords } from './use-product-words.tsx';
import { VariantsField } from './variants-field.tsx';

interface ProductFormProps {
  form: Form<ProductValues> & Fields<ProductValues>;
  currency: string;
  saveLabel: string;
  /** Pictures of what is there already. */
  pictures?: ReactNode;
  /** How many were sold, by variant. */
  sold?: ReadonlyMap<string, number>;
  extra?: ReactNode;
}

const nothingSold: ReadonlyMap<string, number> = new Map();

export function ProductForm(props: ProductFormProps) {
  const { form, currency, saveLabel, pictures, sold = nothingSold, extra } = props;
  const t = useTranslations('catalogue');
  const problemText = useCatalogueProblemText();
  const words = useProductWords(currency);
  return (
    <EditorForm
      form={form}
      place="floating"
      words={words}
      problemText={problemText}
      saveLabel={saveLabel}
      extra={extra}
    >
      <FormSection title={t('parts.about')} text={t('parts.aboutText')}>
        <AboutFields form={form} />
      </FormSection>
      {pictures && (
        <FormSection title={t('fields.pictures')} text={t('parts.picturesText')}>
          {pictures}
        </FormSection>
      )}
      <FormSection title={t('fields.variants')} text={t('parts.variantsText')}>
        <VariantsField form={form} currency={currency} sold={sold} />
      </FormSection>
      <FormSection title={t('parts.terms')} text={t('parts.termsText')}>
        <TermFields form={form} />
      </FormSection>
    </EditorForm>
  );
}

function AboutFields({ form }: { form: Fields<ProductValues> }) {
  const t = useTranslations('catalogue');
  const { data } = useQuery(facets.options());
  const { values, errors, set, text } = form;
  return (
    <>
      <TextInput label={t('fields.name')} dir="auto" {...text('name')} />
      <RichTextField
        label={t('fields.description')}
        addLabel={t('addDescription')}
        value={values.description}
        onChange={(html) => set('description', html)}
      />
      <TextInput label={t('fields.brand')} dir="auto" {...text('brand')} />
      <TagsInput
        name="categories"
        label={t('fields.categories')}
        maxTags={10}
        data={data?.categories.map(({ name }) => name) ?? []}
        value={[...values.categories]}
        error={errors['categories']}
        onChange={(categories) => set('categories', categories)}
      />
    </>
  );
}

function TermFields({ form }: { form: Fields<ProductValues> }) {
  const t = useTranslations('catalogue');
  const { values, set, flag } = form;
  return (
    <>
      <div className={classes.row}>
        <NativeSelect
          name="state"
          label={t('fields.state')}
          value={values.state}
          data={productStates.map((value) => ({ value, label: t(`states.${value}`) }))}
          onChange={({ currentTarget }) =>
            set('state', productStates.find((one) => one === currentTarget.value) ?? values.state)
          }
        />
        <RateField
          name="taxRate"
          label={t('fields.taxRate')}
          value={values.taxRate}
          onChange={(rate) => set('taxRate', rate)}
        />
        <RateField
          name="discount"
          label={t('fields.discount')}
          value={values.discount}
          onChange={(discount) => set('discount', discount)}
        />
      </div>
      <Switch label={t('fields.needsShipping')} {...flag('needsShipping')} />
      {values.needsShipping && (
        <Switch label={t('fields.hasFreeShipping')} {...flag('hasFreeShipping')} />
      )}
    </>
  );
}
