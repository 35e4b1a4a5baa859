import { sql } from '../../platform/db/sql.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Tx } from '../../platform/work.ts';

/** What is refused leaves nothing behind, and the others are done all the same. */
export async function tried<T>(tx: Tx, deed: () => Promise<T>): Promise<T | { refused: string }> {
  await tx.run(sql`savepoint imports_row`);
  try {
    const result = await deed();
    await tx.run(sql`release savepoint imports_row`);
    return result;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    await tx.run(sql`rollback to savepoint imports_row`);
    return { refused: error.code };
  }
}
