import type { Db } from '../../platform/db/db.ts';
import { addressOf, type Work } from '../../platform/work.ts';
import { findDomain } from './face.domains.queries.ts';

/** Where an organisation's public pages are at home: at its own domain, once that is proven. */
export async function homeOf(
  { config }: Pick<Work, 'config'>,
  db: Db,
  organisationId: number,
): Promise<string> {
  const app = addressOf(config);
  const domain = await findDomain(db, organisationId);
  if (!domain?.provenAt) return app;
  const { protocol, port } = new URL(app);
  return `${protocol}//${domain.name}${port && `:${port}`}`;
}
