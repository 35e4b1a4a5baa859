import { ChatCorner } from '../../features/chat/chat-corner.tsx';
import { PicturePlace } from './picture-place.tsx';

/** Lines written offline go out, and what is watched goes on. */
export function BesidePages() {
  return (
    <>
      <ChatCorner />
      <PicturePlace />
    </>
  );
}
