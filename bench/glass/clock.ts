/** The wall's clock as a row of black and white cells: the lowest bits of its milliseconds, and how many are white. */
export const bits = 24;
export const cells = bits + 5;

/** In the presenter's page: what a camera gives is a picture of the clock. */
export function showClock({ bits, cells }: { bits: number; cells: number }): void {
  const [width, height] = [1_280, 720];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('There is no canvas.');
  const size = width / cells;
  const draw = () => {
    const now = Date.now() % 2 ** bits;
    const ones = now.toString(2).replaceAll('0', '').length;
    pen.fillStyle = '#246';
    pen.fillRect(0, 0, width, height);
    for (let cell = 0; cell < cells; cell += 1) {
      const isWhite = cell < bits ? (now >> cell) & 1 : (ones >> (cell - bits)) & 1;
      pen.fillStyle = isWhite ? '#fff' : '#000';
      pen.fillRect(cell * size, height / 4, size + 1, height / 4);
    }
  };
  setInterval(draw, 1_000 / 30);
  const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (wanted) =>
    wanted?.video ? canvas.captureStream(30) : real(wanted);
}

/** One reading of a shown picture: when, and how long after the clock was drawn. */
export interface Reading {
  at: number;
  lateMs: number;
}

declare global {
  interface Window {
    readings: Reading[];
    unread: number;
  }
}

/** In a viewer's page: reads the clock in every picture of whatever video there is. */
export function readClock({ bits, cells }: { bits: number; cells: number }): void {
  window.readings = [];
  window.unread = 0;
  const canvas = Object.assign(document.createElement('canvas'), { width: cells, height: 1 });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  const followed = new WeakSet<HTMLVideoElement>();
  const lateBy = (video: HTMLVideoElement, at: number): number | null => {
    const { videoWidth: width, videoHeight: height } = video;
    if (!pen || width === 0) return null;
    pen.imageSmoothingEnabled = false;
    pen.drawImage(video, 0, (height * 3) / 8, width, 1, 0, 0, cells, 1);
    const { data } = pen.getImageData(0, 0, cells, 1);
    let [drawn, ones, said] = [0, 0, 0];
    for (let cell = 0; cell < cells; cell += 1) {
      const isWhite = (data[cell * 4] ?? 0) > 128;
      if (!isWhite) continue;
      if (cell < bits) [drawn, ones] = [drawn + 2 ** cell, ones + 1];
      else said += 2 ** (cell - bits);
    }
    if (ones === 0 || ones !== said) return null;
    const whole = 2 ** bits;
    return ((at % whole) - drawn + whole) % whole;
  };
  const follow = (video: HTMLVideoElement) => {
    followed.add(video);
    const look = () => {
      const at = Date.now();
      const lateMs = lateBy(video, at);
      if (lateMs === null) window.unread += 1;
      else window.readings.push({ at, lateMs });
      video.requestVideoFrameCallback(look);
    };
    video.requestVideoFrameCallback(look);
  };
  setInterval(() => {
    for (const video of document.querySelectorAll('video')) if (!followed.has(video)) follow(video);
  }, 20);
}
