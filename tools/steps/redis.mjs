import { inPath, installWithApt } from './apt.mjs';

const missing =
  'There is no redis-server here and none can be installed: what several nodes do together is not tested.';

/** A real Redis for the tests of several nodes, installed if it can be; else a sentence about it. */
export async function provideRedis() {
  if (inPath('redis-server')) return '';
  await installWithApt('redis-server');
  return inPath('redis-server') ? '' : missing;
}
