import { addPackage, addSponsor, changeLogo } from '../../features/sponsors/index.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { plainName } from './addresses.ts';
import { firmLogo } from './firms/firm-pictures.ts';
import { drawnAhead } from './pictures.ts';
import { sponsorPackages } from './sponsors.ts';

export async function addSponsors(work: Work, admin: Person, eventId: number): Promise<void> {
  for (const { sponsors, ...input } of sponsorPackages) {
    const setup = await addPackage(work, admin, eventId, input);
    const packageId = setup.packages.at(-1)?.id ?? 0;
    const logos = drawnAhead(sponsors, ({ name }) => firmLogo(name));
    for (const { name, words, picture } of logos) {
      const url = `https://example.org/${plainName(name)}`;
      const sponsor = { packageId, name, url, words, isActive: true };
      const added = await addSponsor(work, admin, eventId, sponsor);
      const id = added.sponsors.at(-1)?.id ?? 0;
      await changeLogo(work, admin, eventId, id, await picture);
    }
  }
}
