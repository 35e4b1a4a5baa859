import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';

const make = (coerceTypes: boolean) => {
  const ajv = new Ajv({ coerceTypes, allErrors: false, strict: true, removeAdditional: false });
  addFormats.default(ajv, ['date', 'date-time', 'email']);
  // The usual check takes a prefix as well, which the database does not.
  ajv.addFormat('uuid', /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i);
  ajv.addKeyword('x-entity');
  ajv.addKeyword('x-keeps-empty');
  return ajv;
};

type Fits = (input: unknown) => boolean | { error: ErrorObject[] };

/**
 * Compiled by the first input: hundreds of schemas cost a start more than everything else, and each
 * test of an app another second.
 */
function checksOf(coerceTypes: boolean): (schema: object) => Fits {
  let ajv: Ajv | undefined;
  return (schema) => {
    let check: ValidateFunction | undefined;
    return (input) => {
      check ??= (ajv ??= make(coerceTypes)).compile(schema);
      return check(input) || { error: check.errors ?? [] };
    };
  };
}

const forAddress = checksOf(true);
const forBody = checksOf(false);

/** For what is taken as sent, outside of HTTP too. */
export function strictCheck(schema: object): (input: unknown) => boolean {
  const fits = forBody(schema);
  return (input) => fits(input) === true;
}

/** What stands in an address is text and is read as what the schema wants; a body is taken as sent. */
export function validateFromContract(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema, httpPart }) => {
    if (httpPart === 'body') return forBody(schema);
    return httpPart === 'querystring' ? withoutEmpty(schema as QuerySchema) : forAddress(schema);
  });
}

interface QuerySchema {
  properties?: Record<string, { 'x-keeps-empty'?: boolean }>;
}

/** `?filter=&q=` is how clients say "none". */
function withoutEmpty(schema: QuerySchema): Fits {
  const fits = forAddress(schema);
  const { properties = {} } = schema;
  const keepsEmpty = (name: string) =>
    Object.hasOwn(properties, name) && properties[name]?.['x-keeps-empty'] === true;
  return (input) => {
    const query = input as Record<string, unknown>;
    for (const name in query) if (query[name] === '' && !keepsEmpty(name)) delete query[name];
    return fits(query);
  };
}
