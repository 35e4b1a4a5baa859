import { exhibitorFacts } from '../../app.facts.ts';
import {
  addDocument,
  addExhibitor,
  changeBooth,
  changeBoothPicture,
  changeExhibitor,
  changeProductPicture,
  findExhibitor,
  insertStaff,
} from '../../features/exhibitors/index.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { plainName } from './addresses.ts';
import { gold } from './exhibitors/gold.ts';
import { inLines, leaflet } from './exhibitors/leaflet.ts';
import { platinum } from './exhibitors/platinum.ts';
import type { SummitBooth } from './exhibitors/shape.ts';
import { silver } from './exhibitors/silver.ts';
import { firmBanner, firmLogo, productPicture } from './firms/firm-pictures.ts';
import { drawn, drawnAhead } from './pictures.ts';

const booths: readonly SummitBooth[] = [...platinum, ...gold, ...silver];
const staffOf = { platinum: 4, gold: 3, silver: 2 } as const;

type DrawnBooth = SummitBooth & { picture: Promise<Uint8Array> };

export interface AddedBooth {
  id: number;
  name: string;
  staffIds: readonly number[];
}

/** Three tiers of booths, each with its staff; the last of the silver ones is still hidden. */
export async function addExhibitors(
  work: Work,
  admin: Person,
  eventId: number,
  staffIds: readonly number[],
): Promise<AddedBooth[]> {
  const added: AddedBooth[] = [];
  const left = [...staffIds];
  const withLogos = drawnAhead(booths, ({ name }) => firmLogo(name));
  for (const [place, booth] of withLogos.entries()) {
    const { tier, name } = booth;
    const contactEmail = `booth@${plainName(name)}.example`;
    const { id } = await addExhibitor(work, admin, eventId, { tier, name, contactEmail });
    await furnish(work, admin, id, booth, place);
    const theirs = left.splice(0, staffOf[tier]);
    const row = await findExhibitor(work.db, admin.organisationId, id);
    for (const personId of row ? theirs : []) if (row) await insertStaff(work.db, row, personId);
    const isShown = place < booths.length - 1;
    await changeExhibitor({ ...work, facts: exhibitorFacts }, admin, eventId, id, { isShown });
    if (isShown) added.push({ id, name, staffIds: theirs });
  }
  return added;
}

const productId = (place: number, at: number) =>
  `product-${String(place).padStart(6, '0')}-${String(at).padStart(7, '0')}`;

async function furnish(work: Work, admin: Person, id: number, booth: DrawnBooth, place: number) {
  const { name, tagline, description, topics, products, documents, videoUrl = null } = booth;
  await changeBooth(work, admin, id, {
    version: 1,
    tagline,
    description,
    videoUrl,
    topics: [...topics],
    links: [{ label: name, url: `https://example.org/${plainName(name)}` }],
    products: products.map((product, at) => ({
      id: productId(place, at),
      ...product,
      url: null,
    })),
  });
  for (const document of documents) {
    const bytes = leaflet(document.replace('.pdf', ''), inLines(description.en ?? ''));
    await addDocument(work, admin, id, { name: document, bytes });
  }
  await changeBoothPicture(work, admin, id, 'logo', await booth.picture);
  await changeBoothPicture(work, admin, id, 'banner', await drawn(firmBanner(name)));
  for (const at of products.keys()) {
    const picture = await drawn(productPicture(name, at));
    await changeProductPicture(work, admin, id, productId(place, at), picture);
  }
}
