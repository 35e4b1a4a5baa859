import * as Type from 'typebox';

/** Every error that is not fixed by the spec: RFC 9457, with a code that stays the same for ever. */
export const Problem = Type.Object(
  {
    type: Type.String({ description: 'Always about:blank; the code tells the kind.' }),
    title: Type.String({ description: 'The kind of problem in English, for logs.' }),
    status: Type.Integer(),
    code: Type.String({ description: 'Stable name, feature first: todo.assignee_unknown.' }),
    detail: Type.Optional(Type.String()),
    errors: Type.Optional(
      Type.Array(Type.Object({ path: Type.String(), message: Type.String() }), {
        description: 'Faults by JSON pointer into the body or query.',
      }),
    ),
    reference: Type.Optional(Type.String({ description: 'Names the line in the server log.' })),
  },
  { $id: 'Problem' },
);
export type Problem = Type.Static<typeof Problem>;

export type ProblemTable = Readonly<Record<string, { status: number; title: string }>>;

/** What any call may answer, whatever its feature. */
export const kernelProblems = {
  malformed: { status: 400, title: 'The request cannot be read' },
  unauthenticated: { status: 401, title: 'Sign in first' },
  forbidden: { status: 403, title: 'Not allowed for this person' },
  mail_off: { status: 403, title: 'This server cannot send email' },
  not_while_acting: { status: 403, title: 'Nobody does this for somebody else' },
  not_found: { status: 404, title: 'Not found' },
  conflict: { status: 409, title: 'The same request is being worked on' },
  too_large: { status: 413, title: 'The request is too large' },
  unsupported_media: { status: 415, title: 'A body of this type is not taken here' },
  invalid: { status: 422, title: 'The request has errors' },
  key_not_taken: { status: 422, title: 'This call takes no idempotency key' },
  key_reused: { status: 422, title: 'The idempotency key belongs to another request' },
  too_many: { status: 429, title: 'Too many requests' },
  too_many_at_once: { status: 429, title: 'Too many requests at the same time' },
  internal: { status: 500, title: 'Something went wrong here' },
  papers_off: { status: 503, title: 'This server cannot make PDFs' },
  busy: { status: 503, title: 'Much is going on, try again in a moment' },
  unavailable: { status: 503, title: 'Not ready, try again soon' },
  storage_full: { status: 507, title: 'The disk of the server is full' },
} as const satisfies ProblemTable;
