import { getRouteApi } from '@tanstack/react-router';
import { PublicSpeaker } from '../../features/speakers/public/public-speaker.tsx';

const route = getRouteApi('/e/$slug/speakers/$speakerId');

export function PublicSpeakerPage() {
  const { slug, speakerId } = route.useParams();
  return (
    <div className="opening-below">
      <PublicSpeaker slug={slug} id={Number(speakerId)} />
    </div>
  );
}
