// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import * as Type from 'typebox';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IntlProvider } from 'use-intl';
import { CallProblem } from '../../platform/call-problem.ts';
import { useEditor } from './use-editor.ts';

interface Note {
  version: number;
  title: string;
  text: string;
}
type Words = Omit<Note, 'version'>;

const first: Note = { version: 1, title: 'Tides', text: 'Low' };
const outdated = new CallProblem(409, { code: 'notes.changed_meanwhile' });
const valuesOf = ({ title, text }: Note): Words => ({ title, text });
const loadSchema = async () => Type.Object({ title: Type.String({ minLength: 1 }) });

/** The machine may be busy. */
const patience = 30_000;

interface Sent {
  changes: Partial<Words>;
  from: Note;
  keep: (changes?: Partial<Note>) => Promise<void>;
  refuse: (problem: Error) => Promise<void>;
}

let sent: Sent[];
let server: Note;
let tell: (note: Note) => void;

const save = (changes: Partial<Words>, from: Note) =>
  new Promise<Note>((resolve, reject) => {
    const keep = async (more: Partial<Note> = {}) => {
      server = { ...server, ...changes, ...more, version: server.version + 1 };
      await act(async () => resolve(server));
    };
    const refuse = (problem: Error) => act(async () => reject(problem));
    sent.push({ changes, from, keep, refuse });
  });

const wrapper = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale="en" messages={{}} onError={() => undefined} timeZone="UTC">
    {children}
  </IntlProvider>
);

type Options = Partial<Parameters<typeof useEditor<Note, Words>>[0]>;

const open = (options: Options = {}) =>
  renderHook(
    () => {
      const [known, setKnown] = useState(server);
      tell = (note) => {
        server = note;
        setKnown(note);
      };
      const readAgain = async () => server;
      return useEditor<Note, Words>({ known, valuesOf, loadSchema, save, readAgain, ...options });
    },
    { wrapper },
  );
type Opened = ReturnType<typeof open>['result'];

const type = (editor: Opened, words: Partial<Words>) =>
  act(() => {
    if (words.title !== undefined) editor.current.set('title', words.title);
    if (words.text !== undefined) editor.current.set('text', words.text);
  });
const hear = (changes: Partial<Note>) =>
  act(() => tell({ ...server, ...changes, version: server.version + 1 }));
/** The other one's change of which this window is not told. */
const changeUnheard = (changes: Partial<Note>) => {
  server = { ...server, ...changes, version: server.version + 1 };
};
/** Checked and on its way: the schema is loaded before. */
const press = async (editor: Opened) => {
  const before = sent.length;
  act(() => void editor.current.run());
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(sent.length > before || !editor.current.busy).toBe(true);
  }, patience);
};
const clashes = (editor: Opened) =>
  editor.current.meanwhile.clashes.map(({ name, mine, theirs }) => [name, mine, theirs]);

beforeEach(() => {
  sent = [];
  server = first;
  sessionStorage.clear();
});
afterEach(cleanup);

test('what somebody else saves is shown at once where nobody types', () => {
  const { result } = open();
  hear({ title: 'Currents' });
  expect(result.current.values).toEqual({ title: 'Currents', text: 'Low' });
  expect(result.current.state).toBe('untouched');
  expect(result.current.meanwhile.taken).toEqual([]);
});

test('it is taken in beside what is typed, and only what was typed is sent', async () => {
  const { result } = open();
  type(result, { text: 'High' });
  hear({ title: 'Currents' });
  expect(result.current.values).toEqual({ title: 'Currents', text: 'High' });
  expect(result.current.meanwhile.taken).toEqual(['title']);
  await press(result);
  expect(sent[0]).toMatchObject({ changes: { text: 'High' }, from: { version: 2 } });
  await sent[0]?.keep();
  expect(result.current.state).toBe('saved');
  expect(result.current.isDirty).toBe(false);
  expect(result.current.meanwhile.taken).toEqual([]);
});

test('where both changed the same nothing is sent before somebody chooses', async () => {
  const { result } = open();
  type(result, { title: 'Mine' });
  hear({ title: 'Theirs' });
  expect(result.current.state).toBe('clash');
  expect(clashes(result)).toEqual([['title', 'Mine', 'Theirs']]);
  await press(result);
  expect(sent).toEqual([]);
  act(() => result.current.meanwhile.settle('title', 'mine'));
  expect(clashes(result)).toEqual([]);
  await press(result);
  expect(sent[0]).toMatchObject({ changes: { title: 'Mine' }, from: { version: 2 } });
  await sent[0]?.keep();
  expect(result.current.state).toBe('saved');
});

test('theirs may be taken: then there is nothing to save', () => {
  const { result } = open();
  type(result, { title: 'Mine' });
  hear({ title: 'Theirs' });
  act(() => result.current.meanwhile.settle('title', 'theirs'));
  expect(result.current.values.title).toBe('Theirs');
  expect(result.current.isDirty).toBe(false);
});

test('what arrives while a save is on its way waits for its answer', async () => {
  const { result } = open();
  type(result, { text: 'High' });
  await press(result);
  const own = { ...first, text: 'High', version: 2 };
  act(() => tell(own));
  type(result, { title: 'Typed since' });
  server = first;
  await sent[0]?.keep();
  expect(result.current.values).toEqual({ title: 'Typed since', text: 'High' });
  expect(clashes(result)).toEqual([]);
  hear({ text: 'Slack' });
  expect(result.current.values).toEqual({ title: 'Typed since', text: 'Slack' });
  expect(result.current.state).toBe('unsaved');
});

test('as the server spells it is no change of somebody else', async () => {
  const { result } = open({ tidy: ({ title, text }) => ({ title: title.trim(), text }) });
  type(result, { title: ' Currents ' });
  await press(result);
  expect(sent[0]?.changes).toEqual({ title: 'Currents' });
  await sent[0]?.keep();
  expect(result.current.values.title).toBe('Currents');
  expect(result.current.state).toBe('saved');
});

test('refused because somebody was first, it is sent again on what they made of it', async () => {
  const { result } = open();
  type(result, { text: 'High' });
  await press(result);
  changeUnheard({ title: 'Currents' });
  await sent[0]?.refuse(outdated);
  expect(sent[1]).toMatchObject({ changes: { text: 'High' }, from: { version: 2 } });
  await sent[1]?.keep();
  expect(result.current.values).toEqual({ title: 'Currents', text: 'High' });
  expect(result.current.state).toBe('saved');
});

test('refused because they changed the same, both are shown and nothing is sent', async () => {
  const { result } = open();
  type(result, { title: 'Mine' });
  await press(result);
  changeUnheard({ title: 'Theirs' });
  await sent[0]?.refuse(outdated);
  expect(sent).toHaveLength(1);
  expect(clashes(result)).toEqual([['title', 'Mine', 'Theirs']]);
  expect(result.current.problem).toBeUndefined();
});

test('refused although nobody was first, or for anything else, it is told', async () => {
  const { result } = open();
  type(result, { title: 'Mine' });
  await press(result);
  await sent[0]?.refuse(outdated);
  expect(sent).toHaveLength(1);
  expect(result.current.problem).toBe(outdated);
  await press(result);
  const down = new CallProblem(503, null);
  await sent[1]?.refuse(down);
  expect(result.current.problem).toBe(down);
  expect(result.current.values.title).toBe('Mine');
});

test('what is left on purpose asks nobody', () => {
  const { result } = open();
  type(result, { title: 'Mine' });
  expect(result.current.isDirty).toBe(true);
  const dirty: boolean[] = [];
  act(() => result.current.leave(() => dirty.push(result.current.isDirty)));
  expect(dirty).toEqual([false]);
});

test('what was typed is back after a reload, over what was changed since', () => {
  const before = open({ draft: 'note.1' });
  type(before.result, { title: 'Mine', text: 'High' });
  const kept = Object.fromEntries(Object.entries(sessionStorage));
  before.unmount();
  expect(sessionStorage).toHaveLength(0);
  Object.assign(sessionStorage, kept);

  changeUnheard({ title: 'Theirs' });
  const { result } = open({ draft: 'note.1' });
  expect(result.current.values).toEqual({ title: 'Mine', text: 'High' });
  expect(result.current.meanwhile.isRestored).toBe(true);
  expect(clashes(result)).toEqual([['title', 'Mine', 'Theirs']]);
  act(() => result.current.meanwhile.discard());
  expect(result.current.values).toEqual({ title: 'Theirs', text: 'Low' });
  expect(sessionStorage).toHaveLength(0);
});

test('a kept draft of other fields, or one that was saved elsewhere, is forgotten', () => {
  const before = open({ draft: 'note.1' });
  type(before.result, { title: 'Mine' });
  const [[key, text] = ['', '']] = Object.entries<string>(sessionStorage);
  before.unmount();
  sessionStorage.setItem(key, text);
  changeUnheard({ title: 'Mine' });
  const after = open({ draft: 'note.1' });
  expect(after.result.current.meanwhile.isRestored).toBe(false);
  after.unmount();
  sessionStorage.setItem(key, JSON.stringify({ origin: { a: 1 }, values: { a: 2 } }));
  expect(open({ draft: 'note.1' }).result.current.values.title).toBe('Mine');
});

test('by itself it saves once nobody types, the newest last, and asks only where it cannot', async () => {
  const { result } = open({ saves: 'by itself' });
  type(result, { text: 'H' });
  type(result, { text: 'Hi' });
  expect(result.current.state).toBe('unsaved');
  expect(result.current.asks).toBe(false);
  await vi.waitFor(() => expect(sent).toHaveLength(1), patience);
  expect(sent[0]?.changes).toEqual({ text: 'Hi' });
  type(result, { text: 'High' });
  await sent[0]?.keep();
  expect(sent[1]?.changes).toEqual({ text: 'High' });
  await sent[1]?.refuse(new Error('refused'));
  expect(result.current.state).toBe('failed');
  expect(result.current.asks).toBe(true);
  await press(result);
  await sent[2]?.keep();
  expect(result.current.state).toBe('saved');
});

test('by itself it does not send what is not fit, and loses nothing when it is left', async () => {
  const { result, unmount } = open({ saves: 'by itself' });
  type(result, { title: '' });
  await vi.waitFor(() => expect(result.current.errors).toHaveProperty('title'), patience);
  expect(sent).toEqual([]);
  type(result, { title: 'Fit' });
  unmount();
  await vi.waitFor(() => expect(sent[0]?.changes).toEqual({ title: 'Fit' }), patience);
});
