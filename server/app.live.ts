import type { FastifyInstance } from 'fastify';
import type { Config } from './config/config.ts';
import type { Door } from './features/accounts/index.ts';
import { chatTicks, whoMayHearNoMore } from './features/chat/index.ts';
import type { Turnstile } from './platform/turnstile/turnstile.ts';
import type { Kept } from './platform/kept/kept.ts';
import type { Log } from './platform/log/log.ts';
import type { Nodes } from './platform/nodes/nodes.ts';
import { openSockets } from './platform/sockets/sockets.ts';
import { inTicks } from './platform/sockets/ticks.ts';

interface LiveParts {
  http: FastifyInstance;
  config: Config;
  log: Log;
  kept: Kept;
  door: Door;
  nodes: Nodes;
  turnstile: Turnstile;
}

/** Windows hear what happens, on this node and on the others. */
export function goLive({ http, config, log, kept, door, nodes, turnstile }: LiveParts) {
  const sockets = openSockets({
    server: http.server,
    log,
    publicUrl: config.publicUrl,
    callers: door,
    doubts: whoMayHearNoMore,
    onCrowd: nodes.tellCrowd,
    turnstile,
  });
  const catchUp = () => {
    kept.outdateAll();
    door.forgetAll();
    sockets.reconnectAll();
  };
  const { windows, crowds } = sockets;
  const across = nodes.join({
    hub: { ...sockets, outdate: kept.outdate },
    crowds,
    crowdChanged: windows.crowdChanged,
    forgetSession: door.forgetSession,
    catchUp,
  });
  const { hub, flush } = inTicks(across, chatTicks);
  const leave = () => {
    flush();
    sockets.close();
  };
  return { hub, windows, leave };
}
