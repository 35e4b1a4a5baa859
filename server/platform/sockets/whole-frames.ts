/** As much of Socket.IO as telling a room goes through. */
interface Encoding {
  preEncoded: true;
  /** Head and body of one frame, encoded once for a whole room. */
  wsPreEncodedFrame?: Buffer[];
}

interface Options {
  rooms: Set<string>;
  except?: Set<string>;
}

interface RoomAdapter {
  nsp: { name: string };
  broadcast(packet: { nsp?: string }, options: Options): void;
  _encode(packet: object, options: Encoding): unknown[];
  apply(options: Options, each: (socket: RoomSocket) => void): void;
}

interface RoomSocket {
  conn: {
    readyState: string;
    writeBuffer: readonly unknown[];
    transport: { writable: boolean; socket?: RawSocket };
  };
  client: { writeToEngine(packets: unknown[], options: Encoding): void };
}

interface RawSocket {
  readyState: number;
  _sender?: { sendFrame(pieces: readonly Buffer[]): void };
}

const isOpen = 1;

/**
 * Telling a room costs one write for each socket in it. Socket.IO writes a frame's head and body
 * apart and keeps a list for each socket; both are dearer than all else that is done. So a frame is
 * put into one piece, and goes straight to every socket on which nothing waits.
 */
export function sendWholeFrames(adapter: object): void {
  const inner = adapter as RoomAdapter;
  inner.broadcast = (packet, to) => {
    packet.nsp = inner.nsp.name;
    const options: Encoding = { preEncoded: true };
    const encoded = inner._encode(packet, options);
    const { wsPreEncodedFrame: pieces } = options;
    const frame = pieces && [Buffer.concat(pieces)];
    if (frame) options.wsPreEncodedFrame = frame;
    inner.apply(to, (socket) => {
      const sender = frame && senderOf(socket);
      if (sender) sender.sendFrame(frame);
      else socket.client.writeToEngine(encoded, options);
    });
  };
}

/** Null where something waits that has to go before, or the connection ends. */
function senderOf({ conn }: RoomSocket): RawSocket['_sender'] | null {
  const { transport, writeBuffer, readyState } = conn;
  if (readyState !== 'open' || writeBuffer.length > 0 || !transport.writable) return null;
  return transport.socket?.readyState === isOpen ? transport.socket._sender : null;
}
