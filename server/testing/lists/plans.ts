import type pg from 'pg';

/** What a node of EXPLAIN (FORMAT JSON) says of what it did. */
interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/** Rows looked at in tables, found or passed by. */
export function rowsReadBy(node: PlanNode): number {
  const seen =
    node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0);
  const own = node['Relation Name'] ? seen * node['Actual Loops'] : 0;
  return (node.Plans ?? []).reduce((sum, part) => sum + rowsReadBy(part), Math.round(own));
}

/** In a message of auto_explain; null in any other. */
export function planIn(message: string): PlanNode | null {
  const start = message.indexOf('plan:\n');
  if (!message.startsWith('duration:') || start < 0) return null;
  return (JSON.parse(message.slice(start + 'plan:\n'.length)) as { Plan: PlanNode }).Plan;
}

/** Every connection of the database opened from now on tells how it did each of its statements. */
export async function tellPlans(
  client: pg.ClientBase,
  database: string,
  level: 'notice' | 'log',
): Promise<void> {
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_format': 'json',
    'auto_explain.log_level': level,
  };
  for (const [name, value] of Object.entries(settings)) {
    await client.query(`alter database ${database} set ${name} = '${value}'`);
  }
}
