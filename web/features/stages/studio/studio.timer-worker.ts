/** A page in the background is given one tick a second; a worker goes on. */
let timer: ReturnType<typeof setInterval> | undefined;

addEventListener('message', ({ data }: MessageEvent<number>) => {
  clearInterval(timer);
  if (data > 0) timer = setInterval(() => postMessage(null), data);
});
