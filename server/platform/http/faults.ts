import type { FastifyError, FastifySchemaValidationError } from 'fastify';
import { problem, ProblemError } from './problem.ts';

const byCode: Readonly<Record<string, () => ProblemError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => problem('too_large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => problem('unsupported_media'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => problem('malformed'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => problem('malformed'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => problem('malformed'),
  FST_ERR_BAD_URL: () => problem('malformed'),
  // PostgreSQL: text it cannot hold (NUL, lone surrogates), numbers past its range.
  '22021': () => problem('invalid'),
  '22P05': () => problem('invalid'),
  '22P02': () => problem('invalid'),
  '22003': () => problem('invalid'),
  '22008': () => problem('invalid'),
  '54000': () => problem('too_large'),
  // PostgreSQL: no room, no connection, no time.
  '53100': () => problem('storage_full'),
  '53300': unavailable,
  '57014': unavailable,
  '57P01': unavailable,
  '57P02': unavailable,
  '57P03': unavailable,
  '55P03': () => problem('conflict'),
  '40P01': unavailable,
  '08006': unavailable,
  // The disk is full, or this installation's share of it.
  ENOSPC: () => problem('storage_full'),
  EDQUOT: () => problem('storage_full'),
  ECONNREFUSED: unavailable,
  ECONNRESET: unavailable,
  ENOENT: unavailable,
  EPIPE: unavailable,
};

function unavailable(): ProblemError {
  return problem('unavailable', { retryAfterSeconds: 2 });
}

const lostConnection =
  /Connection terminated|timeout exceeded when trying to connect|not queryable/;

/** What any error means to a caller; null when nobody foresaw it. */
export function knownFault(error: FastifyError): ProblemError | null {
  if (error instanceof ProblemError) return error;
  if (error.validation) {
    const place = error.validationContext === 'body' ? '' : `/${error.validationContext ?? ''}`;
    return problem('invalid', { errors: faultsByPlace(error.validation, place) });
  }
  const known = byCode[error.code]?.();
  if (known) return known;
  if (lostConnection.test(error.message)) return unavailable();
  return error.statusCode !== undefined && error.statusCode < 500 ? problem('malformed') : null;
}

/** One a place: of a choice's faults the last one, which names the whole choice. */
function faultsByPlace(faults: FastifySchemaValidationError[], place: string) {
  const messages = new Map<string, string>();
  for (const { instancePath, params, message, keyword } of faults) {
    messages.set(place + pathOf(instancePath, params), message ?? keyword);
  }
  return [...messages].map(([path, message]) => ({ path, message }));
}

function pathOf(instancePath: string, params: Record<string, unknown>): string {
  const name = params['missingProperty'] ?? params['additionalProperty'];
  return typeof name === 'string' ? `${instancePath}/${name}` : instancePath || '/';
}
