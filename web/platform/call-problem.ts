interface Fault {
  path: string;
  message: string;
}

const textOr = <T>(value: unknown, otherwise: T) => (typeof value === 'string' ? value : otherwise);

const isFault = (value: unknown): value is Fault =>
  typeof value === 'object' && value !== null && 'path' in value && typeof value.path === 'string';

const recordOf = (body: unknown) =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};

export const codeOf = (body: unknown): string => textOr(recordOf(body)['code'], 'unknown');

/** Refused for the crowd before anything was done: whatever it was, it may be sent again. */
export const isCrowdCode = (code: string | undefined): boolean =>
  code === 'busy' || code === 'too_many_at_once';

const cancelled = 'cancelled';

/** A call that did not succeed: an answer with a problem, or status 0 when there was no answer. */
export class CallProblem extends Error {
  override readonly name = 'CallProblem';
  readonly status: number;
  readonly code: string;
  readonly errors: readonly Fault[];
  /** What the server really said; the spec gives some calls shapes of their own. */
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    const said = recordOf(body);
    super(textOr(said['detail'], textOr(said['title'], `Status ${status}`)));
    this.status = status;
    this.body = body;
    this.code = status === 0 ? 'unreachable' : codeOf(body);
    this.errors = Array.isArray(said['errors']) ? said['errors'].filter(isFault) : [];
  }

  /** The person did not want to go on: nothing was done, and nobody needs to be told. */
  static cancelled(): CallProblem {
    return new CallProblem(403, { code: cancelled });
  }

  get isCancelled() {
    return this.code === cancelled;
  }

  /** Somebody else was first: every feature whose things have versions names it so. */
  get isOutdated() {
    return this.code.endsWith('.changed_meanwhile');
  }

  /** Too many at a time: it was asked again for a while already. */
  get isCrowded() {
    return isCrowdCode(this.code);
  }

  /** Whether trying the same thing again may help. */
  get isPassing() {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}
