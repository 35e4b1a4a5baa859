import { storedValue, type StoredValue } from '../../../platform/stored-value.ts';

export type Density = 'roomy' | 'dense';

/** One for all tables: it is a matter of the eyes, not of what is listed. */
export const tableDensity = storedValue<Density>(
  'tableDensity',
  (text) => (text === 'dense' ? 'dense' : 'roomy'),
  String,
);

/** Columns that someone has shown or hidden against what is usual. */
export type ColumnChoice = Readonly<Record<string, boolean>>;

function parseChoice(text: string | null): ColumnChoice {
  try {
    const entries = Object.entries(JSON.parse(text ?? '{}') as object);
    return Object.fromEntries(entries.filter(([, isShown]) => typeof isShown === 'boolean'));
  } catch {
    return {};
  }
}

const choices = new Map<string, StoredValue<ColumnChoice>>();

export function columnChoiceOf(table: string): StoredValue<ColumnChoice> {
  const known = choices.get(table);
  if (known) return known;
  const made = storedValue(`tableColumns.${table}`, parseChoice, (choice) =>
    JSON.stringify(choice),
  );
  choices.set(table, made);
  return made;
}
