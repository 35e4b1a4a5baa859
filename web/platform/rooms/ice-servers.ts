import { call } from '../api-client.ts';

/** None where they cannot be read: without those servers a network that lets us through still does. */
export const readIceServers = async (): Promise<RTCIceServer[]> => {
  try {
    return (await call('GET /api/calls/ice-servers')).iceServers;
  } catch {
    return [];
  }
};
