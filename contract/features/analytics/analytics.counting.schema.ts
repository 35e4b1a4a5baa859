import * as Type from 'typebox';
import { viewedScreens } from '../../kernel/viewed-screens.ts';

export const devices = ['desk', 'tablet', 'phone'] as const;
export type ViewingDevice = (typeof devices)[number];

const View = Type.Object(
  {
    key: Type.String({
      pattern: '^[0-9a-f]{32}$',
      description: 'Drawn for this view alone: what comes twice counts once.',
    }),
    screen: Type.Enum([...viewedScreens]),
    secondsAgo: Type.Integer({
      minimum: 0,
      maximum: 600,
      description: 'It may wait a little to be sent with others; what is older is not counted.',
    }),
  },
  { additionalProperties: false },
);
export type View = Type.Static<typeof View>;

const told = {
  views: Type.Array(View, { minItems: 1, maxItems: 20 }),
  device: Type.Enum([...devices]),
  zone: Type.String({
    maxLength: 64,
    description: 'The time zone of the browser; only its country is kept.',
  }),
};

/** What one window opened of an event's public pages. */
export const PublicViews = Type.Object(
  {
    ...told,
    source: Type.String({
      maxLength: 253,
      pattern: '^[a-z0-9.-]*$',
      description: 'The host one came from; empty where it is not known.',
    }),
  },
  { additionalProperties: false },
);
export type PublicViews = Type.Static<typeof PublicViews>;

/** What one window of somebody signed in opened. */
export const MemberViews = Type.Object(
  {
    ...told,
    event: Type.String({
      maxLength: 60,
      pattern: '^[a-z0-9-]*$',
      description: 'The address of the event the screens were about; empty for none.',
    }),
  },
  { additionalProperties: false },
);
export type MemberViews = Type.Static<typeof MemberViews>;
