import * as Type from 'typebox';
import { closed, Nullable } from '../../kernel/values.ts';
import { NoticeGroup } from './notifications.schema.ts';

const ways = { app: Type.Boolean(), mail: Type.Boolean(), push: Type.Boolean() };
export const NoticeSettings = Type.Object({
  groups: Type.Array(Type.Object({ group: NoticeGroup, ...ways })),
  pushKey: Nullable(
    Type.String({ description: 'With what a browser signs up for web push; null: not possible.' }),
  ),
  devices: Type.Integer({ description: 'How many browsers of mine take web push.' }),
});
export type NoticeSettings = Type.Static<typeof NoticeSettings>;
export const NoticeSettingsInput = Type.Object(
  { group: NoticeGroup, ...Type.Partial(Type.Object(ways)).properties },
  closed,
);
export type NoticeSettingsInput = Type.Static<typeof NoticeSettingsInput>;

export const PushDevice = Type.Object(
  {
    endpoint: Type.String({ maxLength: 1000, pattern: '^https://' }),
    keys: Type.Object(
      { p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 100 }) },
      closed,
    ),
  },
  closed,
);
export type PushDevice = Type.Static<typeof PushDevice>;
export const PushGone = Type.Object({ endpoint: Type.String({ maxLength: 1000 }) }, closed);
