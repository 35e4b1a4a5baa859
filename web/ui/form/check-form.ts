import type { TSchema } from 'typebox';
import { Errors } from 'typebox/schema';

/** One thing that is wrong with one field, before anybody put it into words. */
export interface FieldFault {
  field: string;
  keyword: string;
  /** The number of a length or amount rule. */
  limit: number;
}

const limitOf = (params: object) =>
  'limit' in params && typeof params.limit === 'number' ? params.limit : 0;

const fieldOf = (instancePath: string) => instancePath.split('/')[1] ?? '';

/** Reads the faults of a form from the contract's schema; one a field, the first wins. */
export function checkForm(schema: TSchema, values: object): FieldFault[] {
  const [fits, errors] = Errors(schema, values);
  if (fits) return [];
  const faults = new Map<string, FieldFault>();
  for (const { instancePath, keyword, params } of errors) {
    const field = fieldOf(instancePath);
    if (!faults.has(field)) faults.set(field, { field, keyword, limit: limitOf(params) });
  }
  return [...faults.values()];
}
