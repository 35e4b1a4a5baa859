import { GroupLayer } from '../group/group-layer.tsx';
import { CallOver } from './call-over.tsx';
import { CallRing } from './call-ring.tsx';
import { CallWindow } from './call-window.tsx';
import { useRoom } from '../line/use-room.ts';

/** The one call of this window, over whatever page is open. */
export function CallLayer() {
  return (
    <>
      <DirectLayer />
      <GroupLayer />
    </>
  );
}

function DirectLayer() {
  const { standing } = useRoom();
  const { call, phase } = standing;
  if (!call || phase === 'none') return null;
  if (phase === 'ringing') return <CallRing key={call.id} call={call} />;
  if (phase === 'over') return <CallOver key={call.id} standing={standing} />;
  return <CallWindow key={call.id} call={call} />;
}
