import { createHmac, randomUUID } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { Config } from '../../config/config.ts';
import { inProcess, type MakeLimiter } from '../http/limits.ts';
import type { Subject } from '../kept/kept.ts';
import type { Log } from '../log/log.ts';
import type { Hub, Room } from '../work.ts';
import { type Presence, presenceIn } from './presence.ts';
import { openRedis, type Redis } from './redis.ts';

/** What a node does when it hears of another one, or has been deaf for a while. */
export interface NodeSide {
  hub: Hub;
  forgetSession(sessionId: number): void;
  /** What was said meanwhile is lost: everything is looked up anew. */
  catchUp(): void;
}

/** What the nodes of one installation share; a lone node has nobody to share with. */
export interface Nodes {
  makeLimiter: MakeLimiter;
  /** Tells and closes here and on every other node. */
  join(side: NodeSide): Hub;
  state(): 'alone' | 'joined' | 'apart';
  close(): Promise<void>;
}

const alone: Nodes = {
  makeLimiter: inProcess,
  join: ({ hub }) => hub,
  state: () => 'alone',
  close: () => Promise.resolve(),
};

type Tell = readonly [from: string, deed: 'tell', name: string, payload: unknown, rooms: Room[]];
type Close = readonly [from: string, deed: 'close', sessionId: number];
type Outdate = readonly [from: string, deed: 'outdate', about: Subject];
type Ask = readonly [from: string, deed: 'ask', organisationId: number];
type News = Tell | Close | Outdate | Ask;

export async function openNodes(config: Config, log: Log): Promise<Nodes> {
  if (config.redisUrl === null) return alone;
  const self = randomUUID();
  const prefix = `plenum:${markOf(config.tokenSecret)}`;
  let side: NodeSide | null = null;
  const redis = await openRedis({
    url: config.redisUrl,
    channel: `${prefix}:news`,
    log,
    hear: (text) => side && obey(side, self, presence, newsIn(text)),
    onReturn: () => side?.catchUp(),
  });
  const presence = presenceIn(redis, prefix);
  return {
    makeLimiter: sharedIn(redis, prefix),
    join: (joined) => {
      side = joined;
      return hubAcross(joined.hub, self, redis, presence);
    },
    state: () => (redis.isUp() ? 'joined' : 'apart'),
    close: redis.close,
  };
}

/** Several installations may use one Redis; each hears its own nodes only. */
const markOf = (secret: string) =>
  createHmac('sha256', secret).update('nodes').digest('base64url').slice(0, 16);

/** A node of another version may say what this one does not understand. */
function newsIn(text: string): News | null {
  try {
    return JSON.parse(text) as News;
  } catch {
    return null;
  }
}

function obey(
  { hub, forgetSession }: NodeSide,
  self: string,
  presence: Presence,
  news: News | null,
): void {
  if (!news || news[0] === self) return;
  if (news[1] === 'tell') return hub.tell(news[2], news[3], news[4]);
  if (news[1] === 'outdate') return hub.outdate(news[2]);
  if (news[1] === 'ask') return void tellWhoIsHere(hub, presence, news[2]);
  if (news[1] !== 'close') return;
  forgetSession(news[2]);
  hub.closeSession(news[2]);
}

/** Redis may be away: then nobody can be told, and nobody asked. */
const tellWhoIsHere = async (hub: Hub, presence: Presence, organisationId: number) =>
  presence.report(organisationId, await hub.peopleIn(organisationId)).catch(() => undefined);

function hubAcross(hub: Hub, self: string, redis: Redis, presence: Presence): Hub {
  const { publish } = redis;
  const say = (news: News) => publish(JSON.stringify(news));
  return {
    ...hub,
    tell: (name, payload, rooms) => {
      hub.tell(name, payload, rooms);
      say([self, 'tell', name, payload, [...rooms]]);
    },
    closeSession: (sessionId) => {
      hub.closeSession(sessionId);
      say([self, 'close', sessionId]);
    },
    outdate: (about) => {
      hub.outdate(about);
      say([self, 'outdate', about]);
    },
    peopleIn: async (organisationId) => {
      const here = await hub.peopleIn(organisationId);
      if (!redis.isUp()) return here;
      say([self, 'ask', organisationId]);
      const elsewhere = await presence.gather(organisationId).catch(() => []);
      return [...new Set([...here, ...elsewhere])];
    },
  };
}

/** Counted in Redis; while that is away each node counts for itself. */
const sharedIn =
  ({ client }: Redis, prefix: string): MakeLimiter =>
  ({ name, points, seconds }) =>
    new RateLimiterRedis({
      storeClient: client,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
      keyPrefix: `${prefix}:${name}`,
      points,
      duration: seconds,
      insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
    });
