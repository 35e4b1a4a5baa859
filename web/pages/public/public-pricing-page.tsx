import { getRouteApi } from '@tanstack/react-router';
import { PublicPricing } from '../../features/pricing/public-pricing.tsx';

const route = getRouteApi('/e/$slug');

export function PublicPricingPage() {
  const { slug } = route.useParams();
  const { organisation } = route.useLoaderData();
  return <PublicPricing slug={slug} organisation={organisation.name} />;
}
