import { ChatCorner } from '../../features/chat/chat-corner.tsx';
import { StepsPlace } from '../../features/events/steps/steps-place.tsx';
import { PhonePlaces } from './menu/phone-places.tsx';
import { PicturePlace } from './picture-place.tsx';

/** Lines written offline go out, what is watched goes on, and a phone has its places at hand. */
export function BesidePages() {
  return (
    <>
      <ChatCorner />
      <PicturePlace />
      <StepsPlace />
      <PhonePlaces />
    </>
  );
}
