import { getRouteApi } from '@tanstack/react-router';
import { PublicPricing } from '../../features/pricing/public-pricing.tsx';

const route = getRouteApi('/e/$slug');

export function PublicPricingPage() {
  const { slug } = route.useParams();
  return (
    <div className="opening-below">
      <PublicPricing slug={slug} />
    </div>
  );
}
