type Listener = (...said: never[]) => void;

interface Emitter {
  rawListeners(event: string): Listener[];
  removeAllListeners(): unknown;
  on(event: string, listener: Listener): unknown;
}

/** A socket of ws. */
export interface RawSocket {
  readonly readyState: number;
  forgivenAt?: number;
  on(event: 'message' | 'ping', heard: (this: RawSocket) => void): unknown;
  listeners(event: 'error'): Listener[];
  removeListener(event: 'error', listener: Listener): unknown;
  terminate(): void;
}

/** The connection as engine.io hands it over, before anybody has signed in on it. */
export interface RawConnection {
  request: unknown;
  cleanupFn: unknown[];
  transport: Emitter & { socket?: RawSocket };
}
