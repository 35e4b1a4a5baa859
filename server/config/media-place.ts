import { isIPv4 } from 'node:net';
import type { Reader } from './reader.ts';

/** Where the sound and the pictures of calls come in. */
export interface MediaPlace {
  /** UDP; 0: any that is free. */
  port: number;
  host: string;
  /** What browsers are told instead, behind a router that hands the port on. */
  address: string | null;
}

/** Where encoders such as OBS send to stages. */
export interface EncoderPlace {
  /** TCP; 0: any that is free. */
  port: number;
  host: string;
  /** What organisers are shown instead, where a proxy stands before it. */
  address: string | null;
}

const readAddress = (text: string): string | null => (isIPv4(text) ? text : null);
const fault = 'must be an IPv4 address.';

const readMediaPlace = (env: Reader): MediaPlace => ({
  port: env.whole('MEDIA_UDP_PORT', 40_000, 0, 65_535),
  host: env.parsed('MEDIA_UDP_HOST', readAddress, fault) ?? '127.0.0.1',
  address: env.parsed('MEDIA_ADDRESS', readAddress, fault),
});

/** Null: no encoder is let in. */
const readEncoderPlace = (env: Reader): EncoderPlace | null => {
  const place = {
    port: env.whole('RTMP_PORT', 1_935, 0, 65_535),
    host: env.text('RTMP_HOST') ?? '127.0.0.1',
    address: env.url('RTMP_ADDRESS', ['rtmp:', 'rtmps:']),
  };
  return env.flag('RTMP', true) ? place : null;
};

export const readMediaPlaces = (env: Reader) => ({
  stageHours: env.whole('STAGE_HOURS', 24, 1, 240),
  recordingsGigabytes: env.whole('RECORDINGS_GB', 0, 0, 1_000_000),
  media: readMediaPlace(env),
  rtmp: readEncoderPlace(env),
});
