/** Answers what a QR code in the picture says, or null. */
export interface CodeReader {
  read: (video: HTMLVideoElement) => Promise<string | null>;
  close: () => void;
}

interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: ['qr_code'] }): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
}

function readerOf(Class: DetectorClass): CodeReader {
  const detector = new Class({ formats: ['qr_code'] });
  return {
    read: async (video) => (await detector.detect(video))[0]?.rawValue ?? null,
    close: () => undefined,
  };
}

/** Beside the window, so that a picture that takes long to read holds up nothing. */
function workerReader(): CodeReader {
  const worker = new Worker(new URL('./code-worker.ts', import.meta.url), { type: 'module' });
  const answered = () =>
    new Promise<string | null>((resolve, reject) => {
      const once = { once: true };
      worker.addEventListener('message', ({ data }) => resolve(data as string | null), once);
      worker.addEventListener('error', ({ message }) => reject(new Error(message)), once);
    });
  return {
    read: async (video) => {
      const picture = await createImageBitmap(video);
      const answer = answered();
      worker.postMessage(picture, [picture]);
      return answer;
    },
    close: () => worker.terminate(),
  };
}

/** The browser's own reader where it has one: it is quicker. */
async function ownClass(): Promise<DetectorClass | undefined> {
  const { BarcodeDetector: own } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = await own?.getSupportedFormats().catch((): readonly string[] => []);
  return formats?.includes('qr_code') ? own : undefined;
}

export async function openReader(): Promise<CodeReader> {
  const own = await ownClass();
  if (own) return readerOf(own);
  if ('OffscreenCanvas' in globalThis) return workerReader();
  return readerOf((await import('qr/decode.js')).BarcodeDetector);
}
