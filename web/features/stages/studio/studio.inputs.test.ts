import { afterEach, expect, test, vi } from 'vitest';
import { type InputsState, noInputs, openInputs } from './studio.inputs.ts';
import type { Sound } from './studio.sound.ts';

/** As the browser's are: one that was stopped does not say so. */
class Track extends EventTarget {
  enabled = true;
  isStopped = false;
  stop() {
    this.isStopped = true;
  }
}

const streamOf = (video: Track | undefined, audio: Track | undefined) => ({
  getTracks: () => [video, audio].filter((track) => track !== undefined),
  getVideoTracks: () => (video ? [video] : []),
  getAudioTracks: () => (audio ? [audio] : []),
});

afterEach(() => vi.unstubAllGlobals());

function aDesk({ screenSound }: { screenSound?: Track } = {}) {
  const screen = new Track();
  const microphone = new Track();
  vi.stubGlobal('navigator', {
    mediaDevices: {
      getUserMedia: async () => streamOf(undefined, microphone),
      getDisplayMedia: async () => streamOf(screen, screenSound),
    },
  });
  const heard: Record<string, MediaStreamTrack | null> = {};
  const sound = { put: (name, track) => (heard[name] = track) } as Partial<Sound> as Sound;
  let state: InputsState = noInputs;
  const inputs = openInputs(
    () => sound,
    (next) => (state = next),
  );
  return { inputs, heard, screen, microphone, state: () => state };
}

test('what a shared screen sounds like is heard as long as it is shared', async () => {
  const screenSound = new Track();
  const { inputs, heard } = aDesk({ screenSound });
  await inputs.toggleScreen();
  expect(heard['screen']).toBe(screenSound);
  await inputs.toggleScreen();
  expect(heard['screen']).toBeNull();
  expect(screenSound.isStopped).toBe(true);
});

test('a screen that is ended by the browser’s own button takes its sound along', async () => {
  const screenSound = new Track();
  const { inputs, heard, screen, state } = aDesk({ screenSound });
  await inputs.toggleScreen();
  screen.dispatchEvent(new Event('ended'));
  expect(state().screen).toBeNull();
  expect(heard['screen']).toBeNull();
  expect(screenSound.isStopped).toBe(true);
});

test('a screen without sound is shared all the same', async () => {
  const { inputs, heard, screen, state } = aDesk();
  await inputs.toggleScreen();
  expect(state().screen).toBe(screen);
  expect(heard['screen']).toBeNull();
});

test('a muted microphone stays in the mix and is silent, also after another was chosen', async () => {
  const { inputs, heard, microphone, state } = aDesk();
  await inputs.open('audio');
  await inputs.toggleSound();
  expect(microphone.enabled).toBe(false);
  await inputs.choose('audio', 'other');
  expect(state().isMuted).toBe(true);
  expect(heard['microphone']).toBe(microphone);
  expect(microphone.enabled).toBe(false);
});

test('what is opened for a studio that was left meanwhile is closed', async () => {
  const { inputs, microphone, state } = aDesk();
  const opening = inputs.open('audio');
  inputs.close();
  await opening;
  expect(microphone.isStopped).toBe(true);
  expect(state().microphone).toBeNull();
});
