import { useTranslations } from 'use-intl';
import { useCan } from '../../platform/abilities.ts';
import { TabFrame } from '../../ui/page/tab-frame.tsx';

type Words = ReturnType<typeof useTranslations<'shop.tabs'>>;

const forOrganisers = (t: Words) =>
  [
    { label: t('catalogue'), to: '/apps/ecommerce/catalogue' },
    { label: t('sales'), to: '/apps/ecommerce/sales' },
  ] as const;

/** The shop, what one keeps of it, and for those who run it what it sells. */
export function ShopFrame() {
  const t = useTranslations('shop.tabs');
  const can = useCan();
  return (
    <TabFrame
      label={t('label')}
      tabs={[
        { label: t('shop'), to: '/apps/ecommerce/shop' },
        { label: t('wishlist'), to: '/apps/ecommerce/wishlist' },
        { label: t('orders'), to: '/apps/ecommerce/orders' },
        ...(can(['manage', 'all']) ? forOrganisers(t) : []),
      ]}
    />
  );
}
