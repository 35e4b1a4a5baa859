import { resolve } from 'node:path';
import { type IceServer, readIceServers } from './ice-servers.ts';
import { type EncoderPlace, type MediaPlace, readMediaPlaces } from './media-place.ts';
import { readOrigins } from './origins.ts';
import { type Network, readProxies } from './proxies.ts';
import { readNameServers } from './name-servers.ts';
import { faultsOf, type Reader, readerOf } from './reader.ts';
import { keptSecret, signingKey } from './secrets.ts';

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  databasePool: number;
  redisUrl: string | null;
  production: boolean;
  demo: boolean;
  demoCrowd: boolean;
  signUp: 'open' | 'invite' | 'closed';
  maintenance: boolean;
  tagManager: boolean;
  publicUrl: string | null;
  corsOrigins: string[];
  streamOrigins: string[];
  nameServers: string[];
  proxies: Network[];
  tokenSecret: string;
  accessTokenSeconds: number;
  refreshTokenSeconds: number;
  smtpUrl: string | null;
  mailFrom: string;
  inboundPort: number | null;
  inboundHost: string;
  inboundDomain: string | null;
  iceServers: IceServer[];
  media: MediaPlace;
  rtmp: EncoderPlace | null;
  /** A run on a stage ends when it has so much picture. */
  stageHours: number;
  /** What the recordings of an organisation may take up; 0: what the disk has room for. */
  recordingsGigabytes: number;
  groupCalls: number;
  webPush: boolean;
  vapidPrivateKey: string;
  vapidSubject: string;
  stripeApi: string | null;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  writesPerTenSeconds: number;
  signUpsPerHour: number;
  mailsPerDay: number;
}

type Secret = 'tokenSecret' | 'vapidPrivateKey';

/** Letters, digits and dots; without one nobody is found by mail. */
const readDomain = (text: string): string | null =>
  /^(?=.{3,190}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d]{2,63}$/i.test(text)
    ? text.toLowerCase()
    : null;

/** Whether it is made, and whether people come to it. */
const readDemo = (env: Reader, isUsual: boolean) => ({
  demo: env.flag('DEMO', isUsual),
  demoCrowd: env.flag('DEMO_CROWD', true),
});

/** Each variable: its name, the sentence for `.env.example`, and how it is read. */
const read = (env: Reader): Omit<Config, Secret> & Record<Secret, string | null> => {
  const production = env.text('NODE_ENV') === 'production';
  const databaseUrl = env.url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const interactive = process.stdout.isTTY;
  const mailFrom = env.text('MAIL_FROM') ?? 'Plenum <plenum@localhost>';
  return {
    port: env.whole('PORT', 3000, 0, 65_535),
    host: env.text('HOST') ?? '127.0.0.1',
    dataDir: resolve(env.text('DATA_DIR') ?? './data'),
    databaseUrl,
    databasePool: env.whole('DATABASE_POOL', 10, 4, 500),
    redisUrl: env.url('REDIS_URL', ['redis:', 'rediss:']),
    production,
    ...readDemo(env, databaseUrl === null && !production),
    signUp: env.oneOf('SIGNUP', ['open', 'invite', 'closed'], 'open'),
    maintenance: env.flag('MAINTENANCE', false),
    tagManager: env.flag('TAG_MANAGER', false),
    publicUrl: env.url('PUBLIC_URL', ['http:', 'https:']),
    corsOrigins:
      env.parsed(
        'CORS_ORIGINS',
        readOrigins,
        'must be origins between commas, such as https://app.example.org, with no path.',
      ) ?? [],
    streamOrigins:
      env.parsed(
        'STREAM_ORIGINS',
        readOrigins,
        'must be origins between commas, such as https://live.example.org, with no path.',
      ) ?? [],
    nameServers:
      env.parsed(
        'NAME_SERVERS',
        readNameServers,
        'must be addresses between commas, each with a port where it has one of its own.',
      ) ?? [],
    proxies:
      env.parsed(
        'TRUST_PROXY',
        readProxies,
        'must name your proxies between commas: addresses, ranges such as 10.1.0.0/16, loopback or private.',
      ) ?? [],
    tokenSecret: env.secret('TOKEN_SECRET', production),
    accessTokenSeconds: env.whole('ACCESS_TOKEN_SECONDS', 600, 5, 86_400),
    refreshTokenSeconds: env.whole('REFRESH_TOKEN_SECONDS', 600, 5, 2_592_000),
    smtpUrl: env.url('SMTP_URL', ['smtp:', 'smtps:']),
    iceServers:
      env.parsed(
        'ICE_SERVERS',
        readIceServers,
        'must be stun: and turn: addresses between commas, or a JSON list of servers.',
      ) ?? [],
    ...readMediaPlaces(env),
    groupCalls: env.whole('GROUP_CALLS', 20, 0, 500),
    mailFrom,
    inboundPort: env.text('INBOUND_SMTP_PORT')
      ? env.whole('INBOUND_SMTP_PORT', 2525, 0, 65_535)
      : null,
    inboundHost: env.text('INBOUND_SMTP_HOST') ?? '127.0.0.1',
    inboundDomain: env.parsed(
      'INBOUND_DOMAIN',
      readDomain,
      'must be a domain, such as reply.example.org.',
    ),
    webPush: env.flag('WEB_PUSH', true),
    vapidPrivateKey: env.signingKey('VAPID_PRIVATE_KEY'),
    vapidSubject:
      env.url('VAPID_SUBJECT', ['mailto:', 'https:']) ??
      `mailto:${/<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`,
    stripeApi: env.url('STRIPE_API', ['http:', 'https:']),
    logLevel: env.oneOf(
      'LOG_LEVEL',
      ['debug', 'info', 'warn', 'error', 'silent'],
      interactive ? 'warn' : 'info',
    ),
    signUpsPerHour: env.whole('SIGN_UPS_PER_HOUR', 30, 1, 1_000_000),
    mailsPerDay: env.whole('MAILS_PER_DAY', 50_000, 1, 10_000_000),
    writesPerTenSeconds: env.whole('WRITES_PER_TEN_SECONDS', 300, 1, 1_000_000),
  };
};

/** The only reader of the environment. Throws one ConfigFault that names every fault. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const reader = readerOf(env);
  const config = read(reader);
  if (config.inboundPort !== null && config.inboundDomain === null) {
    reader.faults.push('INBOUND_DOMAIN is missing: INBOUND_SMTP_PORT takes mail for it.');
  }
  faultsOf(reader);
  const tokenSecret = config.tokenSecret ?? keptSecret(config.dataDir, 'TOKEN_SECRET');
  const vapidPrivateKey =
    config.vapidPrivateKey ?? keptSecret(config.dataDir, 'VAPID_PRIVATE_KEY', signingKey);
  return Object.freeze({ ...config, tokenSecret, vapidPrivateKey });
}
