import { Session } from 'node:inspector/promises';

/** The functions of features that ran meanwhile, as `chat/lines/lines.say.ts say`. */
export async function functionsRunBy(act: () => Promise<unknown>): Promise<string[]> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  // What ran until now is counted no more.
  await session.post('Profiler.takePreciseCoverage');
  await act();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  return result.flatMap(({ url, functions }) => {
    const path = /\/server\/features\/(.+)$/.exec(url)?.[1];
    // Those without a name stand in one that ran, or are how the tests' runner gives out exports.
    const ran = functions.filter(
      ({ functionName, ranges: [whole] }) => functionName !== '' && (whole?.count ?? 0) > 0,
    );
    return path === undefined ? [] : ran.map(({ functionName }) => `${path} ${functionName}`);
  });
}
