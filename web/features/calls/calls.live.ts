import { onMessage, onReconnect } from '../../platform/messages.ts';
import { readCurrentCall } from './calls.api.ts';
import { heardCall } from './line/line.heard.ts';

/** Hears calls on any page, and one that rang while this window was not there. */
export function listenToCalls(): () => void {
  const read = async () => {
    const call = await readCurrentCall().catch(() => null);
    if (call) heardCall.set(call);
  };
  const forgets = [
    onMessage('calls.changed', ({ call }) => heardCall.set(call)),
    onReconnect(() => void read()),
  ];
  return () => {
    for (const forget of forgets) forget();
  };
}
