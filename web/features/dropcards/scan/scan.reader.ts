/** Answers what a QR code in the picture says, or null. */
export type ReadCode = (video: HTMLVideoElement) => Promise<string | null>;

interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: ['qr_code'] }): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
}

/** The browser's own reader where it has one: it is quicker. */
async function detectorClass(): Promise<DetectorClass> {
  const { BarcodeDetector: own } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = await own?.getSupportedFormats().catch((): readonly string[] => []);
  if (own && formats?.includes('qr_code')) return own;
  return (await import('qr/decode.js')).BarcodeDetector;
}

export async function openReader(): Promise<ReadCode> {
  const Detector = await detectorClass();
  const detector = new Detector({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}
