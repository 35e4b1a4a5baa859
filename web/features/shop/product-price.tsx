import { useTranslations } from 'use-intl';
import { Money } from '../../ui/money/money.tsx';
import classes from './product-price.module.css';

interface ProductPriceProps {
  price: number;
  /** Before the discount; the same without one. */
  listPrice: number;
  /** Others of it cost more. */
  isFrom?: boolean;
  currency: string;
  isLarge?: boolean;
}

export function ProductPrice(props: ProductPriceProps) {
  const { price, listPrice, isFrom = false, currency, isLarge } = props;
  const t = useTranslations('shop.price');
  return (
    <span className={classes.price} data-large={isLarge || undefined}>
      <strong>
        {isFrom && <span className={classes.from}>{t('from')} </span>}
        <Money minor={price} currency={currency} />
      </strong>
      {listPrice > price && (
        <s>
          <span className="visually-hidden">{t('before')} </span>
          <Money minor={listPrice} currency={currency} />
        </s>
      )}
    </span>
  );
}
