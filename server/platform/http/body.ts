import type { FastifyInstance } from 'fastify';
import { problem } from './problem.ts';

export const bodyLimit = 1_048_576;
const deepest = 100;

/** Counts brackets outside strings; a body nested deeper than any of ours is refused unread. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < json.length; index++) {
    const code = json.charCodeAt(index);
    if (isInString) {
      if (code === 0x5c) index++;
      else if (code === 0x22) isInString = false;
    } else if (code === 0x22) isInString = true;
    else if (code === 0x5b || code === 0x7b) {
      if (++depth > deepest) return true;
    } else if (code === 0x5d || code === 0x7d) depth--;
  }
  return false;
}

export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit },
    (request, body, done) => {
      const text = body.toString();
      if (isTooDeep(text)) done(problem('malformed', { detail: 'The body is nested too deeply.' }));
      else return parse(request, text, done);
    },
  );
}
