import { Suspense } from 'react';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { lazyPart } from '../../platform/loading/lazy-part.ts';
import classes from './notifications-place.module.css';

/** Its texts come with it: the first page waits for neither. */
const Cart = lazyPart(async () => {
  const [{ CartButton }] = await Promise.all([
    import('../../features/shop/cart/cart-button.tsx'),
    loadTexts('shop'),
  ]);
  return CartButton;
});

/** Keeps the room that it will take, so that nothing moves when it comes. */
export function CartPlace() {
  return (
    <div className={classes.place}>
      <Suspense fallback={null}>
        <Cart />
      </Suspense>
    </div>
  );
}
