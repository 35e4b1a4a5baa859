/** Where the tests of the API make their databases; null: a server of their own. */
export const testDatabaseUrl = (): string | null => process.env['DATABASE_URL'] ?? null;
