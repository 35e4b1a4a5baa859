import type { Config } from '../../config/config.ts';
import type { Clock } from '../clock/clock.ts';
import { type Outbound, safeAddress } from '../outbound/outbound.ts';
import { areReceiverKeys, mostBytes, type ReceiverKeys, sealFor } from './sealed.ts';
import { openVapid } from './vapid.ts';

export interface Receiver {
  endpoint: string;
  keys: ReceiverKeys;
}

export interface PushMessage {
  body: object;
  /** For how long the service keeps trying. */
  seconds: number;
  /** What waits under the same topic is replaced by it. */
  topic: string;
}

/** gone: nobody is there any more; refused: it will not be taken next time either. */
export type PushOutcome = 'taken' | 'gone' | 'refused' | 'later';

export interface Push {
  /** With what browsers sign up; null: this installation pushes nothing. */
  readonly key: string | null;
  mayReach(endpoint: string): Promise<boolean>;
  send(receiver: Receiver, message: PushMessage): Promise<PushOutcome>;
}

export const isReceiver = ({ keys }: Receiver): boolean => areReceiverKeys(keys);

export function openPush(
  { webPush, vapidPrivateKey, vapidSubject }: Config,
  out: Outbound,
  clock: Clock,
): Push {
  const vapid = openVapid(vapidPrivateKey, vapidSubject);
  const mayReach = async (endpoint: string) => (await safeAddress(out, endpoint)) !== null;
  const send = async (
    { endpoint, keys }: Receiver,
    { body, seconds, topic }: PushMessage,
  ): Promise<PushOutcome> => {
    const address = await safeAddress(out, endpoint);
    // A name may be found the next time.
    if (address === null) return 'later';
    const url = new URL(endpoint);
    const words = Buffer.from(JSON.stringify(body));
    if (words.length > mostBytes) return 'refused';
    const headers = {
      authorization: vapid.authorization(url, clock.now()),
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      ttl: seconds,
      topic,
      urgency: 'normal',
    };
    return outcomeOf(await out.post(url, address, { headers, body: sealFor(keys, words) }));
  };
  return { key: webPush ? vapid.publicKey : null, mayReach, send };
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}
