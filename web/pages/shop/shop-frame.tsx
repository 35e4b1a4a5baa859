import { useTranslations } from 'use-intl';
import { TabFrame } from '../../ui/page/tab-frame.tsx';

/** The shop and what one keeps of it. */
export function ShopFrame() {
  const t = useTranslations('shop.tabs');
  return (
    <TabFrame
      label={t('label')}
      tabs={[
        { label: t('shop'), to: '/apps/ecommerce/shop' },
        { label: t('wishlist'), to: '/apps/ecommerce/wishlist' },
      ]}
    />
  );
}
