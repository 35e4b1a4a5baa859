import pg from 'pg';

const tables = `
  select c.oid::int as id, c.relname as name from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname`;

const columns = `
  select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as "isRequired",
         a.attidentity <> '' as "isIdentity", pg_get_expr(d.adbin, d.adrelid) as preset
  from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = $1 and a.attnum > 0 and not a.attisdropped order by a.attnum`;

// Not-null constraints stand beside their column already; older servers do not list them at all.
const constraints = `
  select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
  where conrelid = $1 and contype <> 'n' order by contype desc, conname`;

const indexes = `
  select pg_get_indexdef(i.indexrelid) as definition from pg_index i
  where i.indrelid = $1 and not exists (select from pg_constraint where conindid = i.indexrelid)
  order by 1`;

interface Column {
  name: string;
  type: string;
  isRequired: boolean;
  isIdentity: boolean;
  preset: string | null;
}

const columnLine = ({ name, type, isRequired, isIdentity, preset }: Column): string =>
  [
    `  ${name} ${type}`,
    isIdentity ? ' generated always as identity' : '',
    preset === null ? '' : ` default ${preset}`,
    isRequired ? ' not null' : '',
  ].join('');

/** A picture of the database as its migrations leave it, for people to read and for diffs. */
export async function schemaText(connection: pg.ClientConfig): Promise<string> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query<{ id: number; name: string }>(tables);
    const parts = ['-- Made by `npm run db schema` from the migrations; never edited by hand.'];
    for (const { id, name } of rows) parts.push(await tableText(client, id, name));
    return `${parts.join('\n\n')}\n`;
  } finally {
    await client.end();
  }
}

async function tableText(client: pg.Client, id: number, name: string): Promise<string> {
  const has = await client.query<Column>(columns, [id]);
  const keeps = await client.query<{ name: string; definition: string }>(constraints, [id]);
  const finds = await client.query<{ definition: string }>(indexes, [id]);
  const lines = [
    ...has.rows.map(columnLine),
    ...keeps.rows.map((one) => `  constraint ${one.name} ${one.definition}`),
  ];
  const table = `create table ${name} (\n${lines.join(',\n')}\n);`;
  return [table, ...finds.rows.map(({ definition }) => `${definition};`)].join('\n');
}
