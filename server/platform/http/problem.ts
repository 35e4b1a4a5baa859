import { type Problem, type ProblemCode, problems } from '@plenum/contract';

interface Details {
  detail?: string;
  errors?: { path: string; message: string }[];
  reference?: string;
  retryAfterSeconds?: number;
}

/** Raised anywhere below a route; the one error handler answers it. */
export class ProblemError extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  readonly details: Details;

  constructor(code: ProblemCode, details: Details = {}) {
    super(code);
    this.code = code;
    this.details = details;
    this.status = problems[code].status;
  }
}

export const problem = (code: ProblemCode, details?: Details) => new ProblemError(code, details);

/** What the caller brought about, rather than we. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ProblemError && error.status < 500;

export function problemBody(error: ProblemError): Problem {
  const { status, title } = problems[error.code];
  const { retryAfterSeconds: _, ...details } = error.details;
  return { type: 'about:blank', title, status, code: error.code, ...details };
}
