import { spawn, spawnSync } from 'node:child_process';
import { bits, cells } from './clock.ts';

const [width, height, rate] = [640, 360, 30];

export const hasEncoder = (): boolean => spawnSync('ffmpeg', ['-version']).status === 0;

/** A picture of the clock, one byte for each point. */
function pictureAt(time: number): Buffer {
  const now = time % 2 ** bits;
  const ones = now.toString(2).replaceAll('0', '').length;
  const row = Buffer.alloc(width);
  for (let x = 0; x < width; x += 1) {
    const cell = Math.floor((x * cells) / width);
    row[x] = (cell < bits ? (now >> cell) & 1 : (ones >> (cell - bits)) & 1) ? 235 : 16;
  }
  const grey = Buffer.alloc(width, 80);
  return Buffer.concat(
    Array.from({ length: height }, (_, y) => (y >= height / 4 && y < height / 2 ? row : grey)),
  );
}

/** Sends the clock as OBS would send a picture, with settings for a short delay. */
export function sendClock(address: string): () => void {
  const input = ['-f', 'rawvideo', '-pix_fmt', 'gray', '-s', `${width}x${height}`, '-r', `${rate}`];
  const picture = ['-c:v', 'libx264', '-preset', 'ultrafast', '-tune', 'zerolatency'];
  const form = ['-pix_fmt', 'yuv420p', '-g', `${rate * 2}`, '-c:a', 'aac', '-f', 'flv', address];
  const silence = ['-re', '-f', 'lavfi', '-i', 'anullsrc=r=48000:cl=stereo'];
  const words = ['-loglevel', 'error', ...input, '-i', '-', ...silence, ...picture, ...form];
  const child = spawn('ffmpeg', words, { stdio: ['pipe', 'ignore', 'inherit'] });
  child.stdin.on('error', () => undefined);
  const began = Date.now();
  let sent = 0;
  const timer = setInterval(() => {
    for (; sent * (1_000 / rate) <= Date.now() - began; sent += 1) {
      child.stdin.write(pictureAt(Date.now()));
    }
  }, 5);
  return () => {
    clearInterval(timer);
    child.kill('SIGKILL');
  };
}
