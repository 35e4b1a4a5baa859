import type Hls from 'hls.js/light';

export type PictureState = 'loading' | 'playing' | 'waiting' | 'broken';

interface Parts {
  video: HTMLVideoElement;
  address: string;
  isLive: boolean;
  /** Of what is over: where it is to begin, in seconds. */
  from: number;
  onState(state: PictureState): void;
  /** How many lines each of its pictures has, where there are several. */
  onHeights(heights: readonly number[]): void;
}

export interface Picture {
  /** The same picture under the address that holds from now on. */
  renew(address: string): void;
  /** Seconds behind what is sent; null: not known. */
  behind(): number | null;
  /** When what is shown was sent, in milliseconds of the server's clock; null: not known. */
  shows(): number | null;
  /** One of its heights, by its place; -1: as the line allows. */
  setLevel(level: number): void;
  /** To the newest there is. */
  goLive(): void;
  close(): void;
}

const passOf = (address: string): string => address.replace(/\/[^/]*$/, '');

/** HLS in whatever way this browser can. */
export async function openPicture({
  video,
  address,
  isLive,
  from,
  onState,
  onHeights,
}: Parts): Promise<Picture> {
  const { default: Player } = await import('hls.js/light');
  if (!Player.isSupported()) return openNative({ video, address, from, onState });
  const first = passOf(address);
  let pass = first;
  const hls: Hls = new Player({
    lowLatencyMode: isLive,
    ...(!isLive && { startPosition: from }),
    maxLiveSyncPlaybackRate: 1.1,
    backBufferLength: 60,
    // The page lets no script run that it did not bring.
    enableWorker: false,
    xhrSetup: (request, url) => {
      request.open('GET', url.replace(first, pass), true);
    },
    manifestLoadPolicy: { default: patient },
    playlistLoadPolicy: { default: patient },
  });
  hls.on(Player.Events.ERROR, (_event, { fatal, type }) => {
    if (!fatal) return;
    if (type === Player.ErrorTypes.MEDIA_ERROR) hls.recoverMediaError();
    else onState('broken');
  });
  hls.on(Player.Events.MANIFEST_PARSED, (_event, { levels }) =>
    onHeights(levels.map(({ height }) => height)),
  );
  beginAgain(hls, Player.Events);
  hls.loadSource(address);
  hls.attachMedia(video);
  return {
    renew: (next) => {
      pass = passOf(next);
    },
    behind: () => (isLive && hls.latency > 0 ? hls.latency : null),
    shows: () => hls.playingDate?.getTime() ?? null,
    setLevel: (level) => {
      hls.nextLevel = level;
    },
    goLive: () => {
      if (hls.liveSyncPosition !== null) video.currentTime = hls.liveSyncPosition;
    },
    close: () => hls.destroy(),
  };
}

/** Once in many openings lists come and no piece of them is asked for: then the picture is begun anew. */
function beginAgain(hls: Hls, { LEVEL_UPDATED, FRAG_LOADING }: typeof Hls.Events): void {
  let [since, patienceMs] = [performance.now(), 4_000];
  const look = () => {
    if (performance.now() - since < patienceMs) return;
    [since, patienceMs] = [performance.now(), patienceMs * 2];
    hls.recoverMediaError();
  };
  hls.on(LEVEL_UPDATED, look);
  hls.once(FRAG_LOADING, () => hls.off(LEVEL_UPDATED, look));
}

/** A stage may begin a moment later, or its presenter's line may be lost: lists are asked for again. */
const patient = {
  maxTimeToFirstByteMs: 12_000,
  maxLoadTimeMs: 20_000,
  timeoutRetry: { maxNumRetry: 60, retryDelayMs: 500, maxRetryDelayMs: 2_000 },
  errorRetry: { maxNumRetry: 300, retryDelayMs: 500, maxRetryDelayMs: 2_000 },
};

function openNative({
  video,
  address,
  from,
  onState,
}: Pick<Parts, 'video' | 'address' | 'from' | 'onState'>): Picture {
  if (video.canPlayType('application/vnd.apple.mpegurl') === '') onState('broken');
  video.src = address;
  if (from > 0) video.currentTime = from;
  return {
    renew: () => undefined,
    behind: () => null,
    shows: () => null,
    setLevel: () => undefined,
    goLive: () => {
      const { seekable } = video;
      if (seekable.length > 0) video.currentTime = seekable.end(seekable.length - 1);
    },
    close: () => {
      video.removeAttribute('src');
      video.load();
    },
  };
}
