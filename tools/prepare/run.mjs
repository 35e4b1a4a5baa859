import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { root } from './places.mjs';

const ending = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const secondsToEnd = 15;
const running = new Set();
let endedBy = null;

/** Each child leads a group of its own, so its children end with it. Says whether any lives. */
function signalGroup(child, signal) {
  try {
    return process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code === 'ESRCH') return false;
    throw error;
  }
}

/** Leaves only when the last of them has: a half-dead npm would spoil the next start. */
export async function endAll(signal) {
  endedBy = signal;
  const groups = [...running];
  for (const child of groups) signalGroup(child, 'SIGTERM');
  const deadline = performance.now() + secondsToEnd * 1000;
  while (groups.some((child) => signalGroup(child, 0))) {
    if (performance.now() > deadline) for (const child of groups) signalGroup(child, 'SIGKILL');
    await setTimeout(20);
  }
  process.exit(128 + constants.signals[signal]);
}

function track(child) {
  if (running.size === 0) for (const signal of ending) process.on(signal, endAll);
  running.add(child);
}

/** Once nothing runs the signals belong to whoever comes next. */
function untrack(child) {
  running.delete(child);
  if (running.size === 0) for (const signal of ending) process.off(signal, endAll);
}

/**
 * Runs a command and ends it when this process is told to end. Its words are kept, or go straight
 * to the console when `isLoud`.
 */
export function run(command, args, options = {}) {
  const { cwd = root, env = {}, isLoud = false, onStart = (_pid) => {} } = options;
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...(isLoud ? {} : { NO_COLOR: '1' }), ...env },
      stdio: ['ignore', isLoud ? 'inherit' : 'pipe', isLoud ? 'inherit' : 'pipe'],
      detached: true,
    });
    const keep = (chunk) => (output += chunk);
    const finish = (result) => {
      // Whoever waits is not to go on with the next thing while everything is being ended.
      if (endedBy) return;
      untrack(child);
      resolve(result);
    };
    child.stdout?.setEncoding('utf8').on('data', keep);
    child.stderr?.setEncoding('utf8').on('data', keep);
    child.on('error', (error) => finish({ code: 127, output: error.message }));
    child.on('spawn', () => {
      track(child);
      onStart(child.pid);
    });
    child.on('close', (code) => finish({ code: code ?? 1, output }));
  });
}

export const runNode = (args, options) => run(process.execPath, args, options);
