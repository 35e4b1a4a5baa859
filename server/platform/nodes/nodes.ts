import { createHmac, randomUUID } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { Config } from '../../config/config.ts';
import { inProcess, type MakeLimiter } from '../http/limits.ts';
import type { Subject } from '../kept/kept.ts';
import type { Log } from '../log/log.ts';
import type { Crowds, Presence } from '../sockets/crowds.ts';
import type { CrowdChanged } from '../sockets/windows.ts';
import type { Hub, Room } from '../work.ts';
import { everyoneIn } from '../sockets/rooms.ts';
import { crowdsAlone, type CrowdNews, crowdsAcross, type SharedCrowds } from './shared-crowds.ts';
import { openRedis, type Redis } from './redis.ts';

/** What a node does when it hears of another one, or has been deaf for a while. */
export interface NodeSide {
  hub: Omit<Hub, 'peopleIn' | 'crowdIn'>;
  /** Who has windows here. */
  crowds: Crowds;
  /** Somebody came into a room, left it or turned away; on whichever node. */
  crowdChanged: CrowdChanged;
  forgetSession(sessionId: number): void;
  /** What was said meanwhile is lost: everything is looked up anew. */
  catchUp(): void;
}

/** What the nodes of one installation share; a lone node has nobody to share with. */
export interface Nodes {
  makeLimiter: MakeLimiter;
  /** Tells and closes here and on every other node. */
  join(side: NodeSide): Hub;
  /** Of this node's windows. */
  tellCrowd(change: Presence): void;
  state(): 'alone' | 'joined' | 'apart';
  close(): Promise<void>;
}

type Tell = readonly [
  from: string,
  deed: 'tell',
  name: string,
  payload: unknown,
  rooms: Room[],
  but: Room | null,
];
type Close = readonly [from: string, deed: 'close', sessionId: number];
type Expel = readonly [from: string, deed: 'expel', windows: Room, room: Room];
type Outdate = readonly [from: string, deed: 'outdate', about: Subject];
type OfCrowds = readonly [from: string, deed: 'crowd', news: CrowdNews];
type News = Tell | Close | Expel | Outdate | OfCrowds;

function openAlone(): Nodes {
  let crowds: SharedCrowds | null = null;
  return {
    makeLimiter: inProcess,
    join: ({ hub, ...side }) => {
      crowds = crowdsAlone(side.crowds, side.crowdChanged);
      return withCrowds(hub, crowds);
    },
    tellCrowd: (change) => crowds?.changed(change),
    state: () => 'alone',
    close: () => Promise.resolve(),
  };
}

export async function openNodes(config: Config, log: Log): Promise<Nodes> {
  if (config.redisUrl === null) return openAlone();
  const self = randomUUID();
  const prefix = `plenum:${markOf(config.tokenSecret)}`;
  let side: NodeSide | null = null;
  let crowds: SharedCrowds | null = null;
  const redis = await openRedis({
    url: config.redisUrl,
    channel: `${prefix}:news`,
    log,
    hear: (text) => side && crowds && obey(side, crowds, self, newsIn(text)),
    onReturn: () => {
      side?.catchUp();
      crowds?.greet();
    },
  });
  const say = (news: News) => redis.publish(JSON.stringify(news));
  return {
    makeLimiter: sharedIn(redis, prefix),
    join: (joined) => {
      side = joined;
      crowds = crowdsAcross(joined.crowds, joined.crowdChanged, (news) =>
        say([self, 'crowd', news]),
      );
      crowds.greet();
      return withCrowds(hubAcross(joined.hub, self, say), crowds);
    },
    tellCrowd: (change) => crowds?.changed(change),
    state: () => (redis.isUp() ? 'joined' : 'apart'),
    close: () => {
      crowds?.close();
      return redis.close();
    },
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

function obey(side: NodeSide, crowds: SharedCrowds, self: string, news: News | null): void {
  if (!news || news[0] === self) return;
  const { hub } = side;
  switch (news[1]) {
    case 'tell':
      return hub.tell(news[2], news[3], news[4], news[5] ?? undefined);
    case 'outdate':
      return hub.outdate(news[2]);
    case 'expel':
      return hub.expel(news[2], news[3]);
    case 'crowd':
      return crowds.hear(news[0], news[2]);
    case 'close':
      side.forgetSession(news[2]);
      return hub.closeSession(news[2]);
  }
}

type LocalHub = NodeSide['hub'];

const withCrowds = (hub: LocalHub, { crowdIn }: SharedCrowds): Hub => ({
  ...hub,
  crowdIn,
  peopleIn: (organisationId) => Promise.resolve(crowdIn(everyoneIn(organisationId)).people()),
});

function hubAcross(hub: LocalHub, self: string, say: (news: News) => void): LocalHub {
  return {
    ...hub,
    tell: (name, payload, rooms, but) => {
      hub.tell(name, payload, rooms, but);
      say([self, 'tell', name, payload, [...rooms], but ?? null]);
    },
    expel: (windows, room) => {
      hub.expel(windows, room);
      say([self, 'expel', windows, room]);
    },
    closeSession: (sessionId) => {
      hub.closeSession(sessionId);
      say([self, 'close', sessionId]);
    },
    outdate: (about) => {
      hub.outdate(about);
      say([self, 'outdate', about]);
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
