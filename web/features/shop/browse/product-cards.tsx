import type { ShownProduct } from '@plenum/contract';
import classes from './product-cards.module.css';
import { ProductCard } from './product-card.tsx';

interface ProductCardsProps {
  products: readonly ShownProduct[];
  view?: 'grid' | 'list';
  /** Those of the search before; the new ones are on their way. */
  isOld?: boolean;
}

const inSight = 4;

export function ProductCards({ products, view = 'grid', isOld }: ProductCardsProps) {
  return (
    <ul className={classes.cards} data-view={view} data-old={isOld || undefined}>
      {products.map((product, place) => (
        <ProductCard key={product.id} product={product} isFirst={place < inSight} />
      ))}
    </ul>
  );
}
