import type { SelfProfile, SelfUpdate } from '@plenum/contract';
import { call } from '../../../platform/api-client.ts';
import type { SendPicture } from '../../../ui/upload/upload-rules.ts';

/** The part of the address that never leaves the browser holds the token. */
const linkToken = (): string => location.hash.slice(1);

export const readSelf = (): Promise<SelfProfile> =>
  call('POST /api/speakers/self', { body: { token: linkToken() } });

export const saveSelf = (change: Omit<SelfUpdate, 'token'>): Promise<SelfProfile> =>
  call('POST /api/speakers/self/save', { body: { token: linkToken(), ...change } });

const setPicture = (picture: string | null): Promise<SelfProfile> =>
  call('POST /api/speakers/self/picture', { body: { token: linkToken(), picture } });

/** As JSON carries bytes: the token goes with them, and never into an address. */
async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCodePoint(byte);
  return btoa(text);
}

export const ownPictureSender =
  (onSaved: (profile: SelfProfile) => void): SendPicture =>
  async (picture) =>
    onSaved(await setPicture(await base64Of(picture)));

export const removeOwnPicture = (): Promise<SelfProfile> => setPicture(null);
