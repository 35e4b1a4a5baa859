import { call } from '../../../platform/api-client.ts';
import { session } from '../../../platform/session/session.ts';
import type { SendPicture } from '../../../ui/upload/upload-rules.ts';

export const pictureRules = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: 5_242_880,
};

export const savePicture: SendPicture = async (body, watch) => {
  session.revise(await call('PUT /api/accounts/settings/picture', { body, ...watch }));
};

export async function removePicture(): Promise<void> {
  session.revise(await call('DELETE /api/accounts/settings/picture'));
}
