import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifyRequest } from 'fastify';

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
  app.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' ? forBody : forAddress)(schema as object),
  );
  // `?filter=&q=` is how clients say "none".
  app.addHook('preValidation', (request, _reply, done) => {
    const query = request.query as Record<string, unknown>;
    const kept = keptEmptyBy(request);
    for (const name in query) if (query[name] === '' && !kept(name)) delete query[name];
    done();
  });
}

interface QuerySchema {
  properties?: Record<string, { 'x-keeps-empty'?: boolean }>;
}

function keptEmptyBy({ routeOptions }: FastifyRequest): (name: string) => boolean {
  const { properties = {} } = (routeOptions.schema?.querystring ?? {}) as QuerySchema;
  return (name) => Object.hasOwn(properties, name) && properties[name]?.['x-keeps-empty'] === true;
}
