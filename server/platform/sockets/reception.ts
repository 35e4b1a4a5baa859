import type { Log } from '../log/log.ts';
import type { Admission } from './admission.ts';
import type { Circles } from './circles.ts';
import type { Crowds } from './crowds.ts';
import { limitFrames } from './frame-limit.ts';
import { frameOf } from './frames.ts';
import type { openGates } from './gates.ts';
import type { Lately } from './lately.ts';
import { answerPacket, type Packet, readPacket } from './packets.ts';
import { isSigned, type PlenumSocket, type SignedSocket } from './plenum-socket.ts';
import { windowOf } from './window-of.ts';
import type { HeardWindows } from './windows.ts';

interface Reception {
  admission: Admission;
  windows: HeardWindows;
  gates: ReturnType<typeof openGates>;
  circles: Circles;
  crowds: Crowds;
  lately: Lately;
  log: Log;
}

type Said = Extract<Packet, { kind: 'event' }>;

/** Hears what each connection says. */
export function receiveWith(reception: Reception): (socket: PlenumSocket) => void {
  const { admission, windows, circles, log } = reception;
  const mayGoOn = limitFrames(log);

  const reply = ({ name, input }: Said, socket: SignedSocket): Promise<unknown> =>
    name === 'session.renew'
      ? admission.renew(socket, input)
      : windows.answer(windowOf(socket, reception), name, input);

  const obey = async (said: Said, socket: SignedSocket): Promise<void> => {
    const answer = await reply(said, socket);
    if (said.askedAs !== null) socket.put(frameOf(answerPacket(said.askedAs, answer)));
  };
  const finish = (deed: Promise<void>, socket: PlenumSocket) => {
    deed.catch((error: unknown) => {
      log.error({ err: error }, 'a window was not answered');
      circles.drop(socket);
    });
  };
  const hear = (packet: Packet | null, socket: PlenumSocket): void => {
    if (packet?.kind === 'pong') socket.owesPong = false;
    else if (packet?.kind === 'connect' && !socket.hasShownToken) {
      socket.hasShownToken = true;
      finish(admission.admit(socket, packet.auth), socket);
    } else if (packet?.kind === 'event' && isSigned(socket)) finish(obey(packet, socket), socket);
    else if (packet?.kind !== 'answer') circles.drop(socket);
  };
  function message(this: PlenumSocket, data: Buffer, isBinary: boolean) {
    if (mayGoOn(this) && this.isOpen) hear(isBinary ? null : readPacket(data.toString()), this);
  }
  function counted(this: PlenumSocket) {
    mayGoOn(this);
  }
  function gone(this: PlenumSocket) {
    circles.forget(this);
  }
  // What fails ends the connection by itself, and then it is gone.
  const failed = () => undefined;

  return (socket) => {
    circles.open(socket);
    socket.listen({ message, ping: counted, pong: counted, close: gone, error: failed });
  };
}
