import * as Type from 'typebox';
import { Instant, Nullable } from '../../kernel/values.ts';

const count = Type.Integer({ minimum: 0 });

const SessionFigures = Type.Object({
  sessionId: Type.Integer(),
  title: Type.String(),
  startsAt: Nullable(Instant),
  capacity: Nullable(Type.Integer()),
  stars: Type.Integer({ description: 'People who put it on their agenda.' }),
  watched: Type.Integer({ description: 'People who saw it live on a stage, each once.' }),
});

const BoothFigures = Type.Object({
  exhibitorId: Type.Integer(),
  name: Type.String(),
  tier: Type.String(),
  seen: Type.Integer({ description: 'People it came in sight of.' }),
  visited: count,
  downloaded: count,
  asked: count,
  cards: Type.Integer({ description: 'People who dropped their card there.' }),
});

const SponsorFigures = Type.Object({
  sponsorId: Type.Integer(),
  name: Type.String(),
  promised: count,
  impressions: count,
  clicks: count,
});

export const EventFigures = Type.Object({
  sessions: Type.Array(SessionFigures),
  booths: Type.Array(BoothFigures),
  sponsors: Type.Array(SponsorFigures),
});
export type EventFigures = Type.Static<typeof EventFigures>;
