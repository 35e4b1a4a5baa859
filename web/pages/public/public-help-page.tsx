import { getRouteApi } from '@tanstack/react-router';
import { PublicHelp } from '../../features/help/read/public-help.tsx';

const route = getRouteApi('/e/$slug');

export function PublicHelpPage() {
  const { slug } = route.useParams();
  return (
    <div className="opening-below">
      <PublicHelp slug={slug} />
    </div>
  );
}
