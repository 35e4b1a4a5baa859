import { useIdle } from './use-idle.ts';
import { useSending } from './composer/use-outbox.ts';

/** Goes on behind whatever page is open: what waits is sent, and whether somebody is there is said. */
export function ChatCorner() {
  useSending();
  useIdle();
  return null;
}
