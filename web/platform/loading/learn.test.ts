import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import { expect, it, onTestFinished } from 'vitest';
import { learn } from './learn.ts';

/** A list on a screen; each reading is answered when the test says so. */
function aScreen() {
  const client = new QueryClient();
  const answers: ((names: string[]) => void)[] = [];
  const options = queryOptions({
    queryKey: ['names'],
    queryFn: () => new Promise<string[]>((answer) => answers.push(answer)),
  });
  onTestFinished(new QueryObserver(client, options).subscribe(() => undefined));
  const answer = async (names: string[]) => {
    answers.shift()?.(names);
    await new Promise(setImmediate);
  };
  const shown = () => client.getQueryData(options.queryKey);
  return { client, options, answers, answer, shown };
}

it('is not undone by what was asked before, which is asked again', async () => {
  const { client, options, answers, answer, shown } = aScreen();
  learn(client, options.queryKey, ['Ada']);
  await answer([]);
  expect(shown()).toEqual(['Ada']);
  await answer(['Ada', 'Grace']);
  expect(shown()).toEqual(['Ada', 'Grace']);
  expect(answers).toEqual([]);
});

it('asks nothing when nothing is being read', async () => {
  const { client, options, answers, answer, shown } = aScreen();
  await answer([]);
  learn(client, options.queryKey, (known) => [...(known ?? []), 'Ada']);
  expect(shown()).toEqual(['Ada']);
  expect(answers).toEqual([]);
});
