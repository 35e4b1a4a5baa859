import { createHash } from 'node:crypto';
import type { StandingPage } from '@plenum/contract';
import type { FastifyReply } from 'fastify';

/** On every answer. */
const common = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

const hsts = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const;

/** A call's answer is data: a browser that opens it may do nothing with it, nor keep it. */
export const dataHeaders = (isHttps: boolean) => ({
  ...common,
  ...(isHttps ? hsts : {}),
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
});

/** The one foreign host, and only where the operator lets tag managers in. */
const tagHost = ' https://www.googletagmanager.com';

/**
 * Films of exhibitors, which nobody's browser asks for before somebody presses play; and what a player
 * puts together from pieces.
 */
const films =
  "frame-src https://www.youtube-nocookie.com https://player.vimeo.com; media-src 'self' blob: https:";

export interface LetIn {
  tagManager: boolean;
  /** Where the operator lets streams come from. */
  streamOrigins: readonly string[];
}

/** Mantine writes style elements at run time: they carry the page's nonce, and no others run. */
export function setPageHeaders(reply: FastifyReply, nonce: string, letIn: LetIn): void {
  const tags = letIn.tagManager ? tagHost : '';
  const streams = letIn.streamOrigins.map((origin) => ` ${origin}`).join('');
  const styles = nonce ? ` 'nonce-${nonce}'` : '';
  reply.headers({
    'content-security-policy': `default-src 'self'; script-src 'self'${tags}; style-src 'self'${styles}; img-src 'self' data: blob:${tags}; connect-src 'self'${tags}${streams}; font-src 'self'; ${films}; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=()',
    'cache-control': 'no-cache',
  });
}

/** A page of words and links: no script, no form, no picture, and shown within the sites it names alone. */
export function setStandingPageHeaders(
  reply: FastifyReply,
  { style, shownBy }: StandingPage,
): void {
  const hash = createHash('sha256').update(style).digest('base64');
  const around = shownBy.length > 0 ? shownBy.join(' ') : "'none'";
  reply.headers({
    'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors ${around}`,
    'cache-control': 'public, max-age=30',
    vary: 'accept-language',
  });
  if (shownBy.length > 0) reply.removeHeader('x-frame-options');
}
