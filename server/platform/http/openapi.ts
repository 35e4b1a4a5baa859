import { Problem, problems, type Route, type RouteTable } from '@plenum/contract';

type Json = Record<string, unknown>;

const always = [
  'malformed',
  'invalid',
  'too_many',
  'too_many_at_once',
  'internal',
  'busy',
  'unavailable',
];
const behindSignIn = ['unauthenticated', 'forbidden', 'not_found', ...always];

/** OpenAPI 3.1 straight from the contract: its schemas already are JSON Schema. */
export function openApi(table: RouteTable, tagOf: (key: string) => string): Json {
  const paths: Record<string, Json> = {};
  for (const [key, route] of Object.entries(table)) {
    const [method = '', path = ''] = key.split(' ');
    const address = path.replace(/:(\w+)/g, '{$1}');
    paths[address] = {
      ...paths[address],
      [method.toLowerCase()]: operation(key, route, tagOf(key)),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Plenum', version: '0.1.0', license: { name: 'Apache-2.0' } },
    paths,
    components: {
      schemas: { Problem },
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function operation(key: string, route: Route, tag: string): Json {
  return {
    operationId: key.replace(/\W+/g, '_'),
    summary: route.summary,
    tags: [tag],
    ...(route.access === 'public' ? {} : { security: [{ token: [] }] }),
    'x-access': route.access,
    parameters: [
      ...parameters('path', route.params),
      ...parameters('query', route.query),
      ...(route.repeats === 'once' ? [repeatKey] : []),
    ],
    ...(route.body && { requestBody: { required: true, content: json(route.body) } }),
    ...(route.upload && { requestBody: { required: true, content: files(route.upload.types) } }),
    responses: { ...problemReplies(route), ...ownReplies(route) },
  };
}

const json = (schema: unknown) => ({ 'application/json': { schema } });
const files = (types: readonly string[]) => Object.fromEntries(types.map((type) => [type, {}]));

const repeatKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A name of your own for this request: sent again with it, it is done once.',
  schema: { type: 'string', pattern: '^[\\w-]{8,100}$' },
};

const parameters = (place: 'path' | 'query', schema: Route['query']) =>
  Object.entries(schema?.properties ?? {}).map(([name, part]) => ({
    name,
    in: place,
    required: place === 'path' || ((schema?.required ?? []) as readonly string[]).includes(name),
    schema: part,
  }));

const ownReplies = (route: Route) => ({
  ...(route.download && { 200: { description: 'A file', content: files([route.download]) } }),
  ...Object.fromEntries(
    Object.entries(route.replies).map(([status, schema]) => [
      status,
      { description: 'Answer', content: json(schema) },
    ]),
  ),
});

function problemReplies(route: Route): Json {
  const codes = [...(route.access === 'public' ? always : behindSignIn), ...(route.problems ?? [])];
  const replies: Record<string, { description: string; content: Json }> = {};
  for (const code of codes) {
    const { status } = problems[code as keyof typeof problems];
    const description = [replies[status]?.description, code].filter(Boolean).join(', ');
    replies[status] = {
      description,
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    };
  }
  return replies;
}
