import type { BoothContent, HallBooth, HallBoothPage } from '@plenum/contract';
import type { ShownRow } from './hall.queries.ts';
import type { ExhibitorRow, StaffRow } from '../exhibitors.rows.ts';

export const hallBooth = ({ id, tier, shown }: ShownRow): HallBooth => ({
  id,
  tier,
  name: shown.name,
  tagline: shown.tagline,
  logo: shown.logo,
  banner: shown.banner,
  picture: shown.products.find(({ picture }) => picture !== null)?.picture ?? null,
  topics: shown.topics,
  products: shown.products.map(({ name }) => name),
});

const contentOf = (shown: BoothContent): BoothContent => ({
  name: shown.name,
  tagline: shown.tagline,
  description: shown.description,
  videoUrl: shown.videoUrl,
  links: shown.links,
  topics: shown.topics,
  sessionId: shown.sessionId,
  products: shown.products,
  documents: shown.documents,
  logo: shown.logo,
  banner: shown.banner,
});

interface Around {
  session: HallBoothPage['session'];
  staff: readonly StaffRow[];
  headlines: ReadonlyMap<number, string>;
  here: ReadonlySet<number>;
}

export const boothPage = (
  { id, tier, shown }: ExhibitorRow,
  { session, staff, headlines, here }: Around,
): HallBoothPage => ({
  id,
  tier,
  ...contentOf(shown),
  session,
  staff: staff.map(({ personId, fullName, avatar }) => ({
    personId,
    fullName,
    avatar,
    headline: headlines.get(personId) ?? '',
    isOnline: here.has(personId),
  })),
});
