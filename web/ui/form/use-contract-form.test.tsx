// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import * as Type from 'typebox';
import { afterEach, expect, test, vi } from 'vitest';
import { IntlProvider } from 'use-intl';
import { CallProblem } from '../../platform/call-problem.ts';
import { useContractForm } from './use-contract-form.ts';

interface Words {
  why: string;
}

afterEach(cleanup);

const wrapper = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale="en" messages={{}} onError={() => undefined} timeZone="UTC">
    {children}
  </IntlProvider>
);

function later<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (problem: unknown) => void = () => undefined;
  const promise = new Promise<T>((...ends) => ([resolve, reject] = ends));
  return { promise, resolve, reject };
}

/** The rules come when the test says so, as they do on a slow line. */
function open() {
  const rules = later<ReturnType<typeof Type.Object>>();
  const send = vi.fn<(words: Words) => Promise<void>>(async () => {});
  const { result } = renderHook(
    () => useContractForm<Words>({ initial: { why: '' }, loadSchema: () => rules.promise, send }),
    { wrapper },
  );
  const submit = () => act(async () => void result.current.run());
  const type = (why: string) => act(async () => result.current.set('why', why));
  const load = async () => {
    const schema = Type.Object({ why: Type.String({ minLength: 1 }) });
    await act(async () => rules.resolve(schema));
    await vi.waitFor(() => expect(result.current.busy).toBe(false), { timeout: 30_000 });
  };
  return { result, send, submit, type, load };
}

test('what is sent again while the rules are on their way is sent with its last words', async () => {
  const { result, send, submit, type, load } = open();
  await submit();
  await type('They see nothing');
  await submit();
  await load();
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(send).toHaveBeenCalledWith({ why: 'They see nothing' });
  expect(result.current.errors).toEqual({});
});

test('a fault of words that were typed over is not shown', async () => {
  const { result, send, submit, type, load } = open();
  await submit();
  await type('They see nothing');
  await load();
  expect([result.current.errors, send.mock.calls]).toEqual([{}, []]);
});

test('what is sent twice at once is sent once', async () => {
  const { send, submit, type, load } = open();
  await type('They see nothing');
  await submit();
  await submit();
  await load();
  expect(send).toHaveBeenCalledOnce();
});

test('what the server refuses of words that were typed over is not shown', async () => {
  const { result, send, submit, type, load } = open();
  const answer = later<void>();
  send.mockReturnValueOnce(answer.promise);
  await type('x');
  await submit();
  await act(async () => {});
  await type('They see nothing');
  answer.reject(new CallProblem(400, { code: 'invalid', errors: [{ path: '/why' }] }));
  await load();
  expect(result.current.errors).toEqual({});
});
