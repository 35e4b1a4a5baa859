import { Button, CloseButton, Textarea, TextInput } from '@mantine/core';
import type { BoothProduct } from '@plenum/contract';
import { IconPhoto } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Locale } from '../../../platform/config.ts';
import { withText } from '../../../ui/language-choice/texts.ts';
import { PictureUpload } from '../../../ui/upload/picture-upload.tsx';
import classes from './editor-form.module.css';
import { pictureRules, saveProductPicture } from '../booths/booths.api.ts';
import type { ProductFields } from './editor.editing.ts';
import { webAddressOf } from '../exhibitors.links.ts';
import { useBoothDeeds } from '../booths/use-booth-deeds.ts';

interface EditorProductProps {
  exhibitorId: number;
  product: ProductFields;
  place: number;
  kept: BoothProduct | undefined;
  language: Locale;
  onChange: (product: ProductFields) => void;
  onRemove: () => void;
}

export function EditorProduct(props: EditorProductProps) {
  const { product, place, language, onChange, onRemove } = props;
  const t = useTranslations('exhibitors.editor');
  const number = place + 1;
  return (
    <>
      <ProductPicture {...props} />
      <div className={classes.productWords}>
        <TextInput
          name={place === 0 ? 'products' : `products-${place}`}
          label={t('productName', { number })}
          maxLength={120}
          value={product.name}
          onChange={({ currentTarget }) => onChange({ ...product, name: currentTarget.value })}
        />
        <Textarea
          lang={language}
          label={t('productWords', { number })}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={1000}
          value={product.words[language] ?? ''}
          onChange={({ currentTarget }) =>
            onChange({ ...product, words: withText(product.words, language, currentTarget.value) })
          }
        />
        <TextInput
          type="url"
          inputMode="url"
          dir="ltr"
          label={t('productUrl', { number })}
          value={product.url ?? ''}
          onChange={({ currentTarget }) =>
            onChange({ ...product, url: currentTarget.value || null })
          }
          onBlur={() => onChange({ ...product, url: webAddressOf(product.url ?? '') || null })}
        />
      </div>
      <CloseButton aria-label={t('removeProduct', { number })} onClick={onRemove} />
    </>
  );
}

/** A product must be there before its picture can be. */
function ProductPicture({ exhibitorId, product, place, kept }: EditorProductProps) {
  const t = useTranslations('exhibitors.editor');
  const [isOpen, setOpen] = useState(false);
  const { learn } = useBoothDeeds();
  const close = useCallback(() => setOpen(false), []);
  const picture = kept?.picture ?? null;
  return (
    <div className={classes.productPicture}>
      <span className={classes.frame}>
        {picture ? <img src={picture} alt="" /> : <IconPhoto size={24} stroke={1.5} aria-hidden />}
      </span>
      {kept ? (
        <Button variant="subtle" size="compact-sm" onClick={() => setOpen(true)}>
          {t(picture ? 'changePicture' : 'addPicture')}
          <span className="visually-hidden">{` (${place + 1})`}</span>
        </Button>
      ) : (
        <span className={classes.hint}>{t('pictureLater')}</span>
      )}
      <PictureUpload
        opened={isOpen}
        title={t('productPicture', { name: product.name })}
        rules={pictureRules}
        shape="whole"
        send={async (body, watch) =>
          learn(await saveProductPicture(exhibitorId, product.id, body, watch))
        }
        onClose={close}
      />
    </div>
  );
}
