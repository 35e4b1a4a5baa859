import { pictureHeight as height, pictureWidth as width } from './studio.encoders.ts';

export const layouts = ['camera', 'corner', 'side', 'screen'] as const;
export type Layout = (typeof layouts)[number];

/** What is drawn, beside the pictures. */
export interface Scene {
  layout: Layout;
  /** A name with a line below it, at the lower edge; an empty name shows none. */
  caption: { name: string; line: string };
  /** Instead of the pictures; an empty text shows them. */
  card: { text: string; until: number | null };
}

interface Pictures {
  camera: HTMLVideoElement | null;
  screen: HTMLVideoElement | null;
}

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

const whole: Place = { x: 0, y: 0, width, height };
const margin = 32;

/** Where camera and screen stand; null: not shown. */
export function placesIn(layout: Layout, has: { camera: boolean; screen: boolean }) {
  if (!has.screen) return { screen: null, camera: has.camera ? whole : null };
  if (!has.camera || layout === 'screen') return { screen: whole, camera: null };
  if (layout === 'camera') return { screen: null, camera: whole };
  if (layout === 'side') {
    const half = { width: width / 3, height: (width / 3) * 0.75 };
    return {
      screen: { x: 0, y: height / 6, width: (width * 2) / 3, height: (height * 2) / 3 },
      camera: { x: (width * 2) / 3, y: (height - half.height) / 2, ...half },
    };
  }
  const small = { width: width / 4, height: height / 4 };
  return {
    screen: whole,
    camera: { x: width - small.width - margin, y: height - small.height - margin, ...small },
  };
}

const isReady = (video: HTMLVideoElement | null): video is HTMLVideoElement =>
  video !== null && video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && video.videoWidth > 0;

export function drawScene(
  context: CanvasRenderingContext2D,
  { layout, caption, card }: Scene,
  { camera, screen }: Pictures,
  now: number,
): void {
  context.fillStyle = '#10141f';
  context.fillRect(0, 0, width, height);
  if (card.text !== '') return drawCard(context, card, now);
  const places = placesIn(layout, { camera: isReady(camera), screen: isReady(screen) });
  if (screen && places.screen) drawWhole(context, screen, places.screen);
  if (camera && places.camera) drawFilled(context, camera, places.camera);
  if (caption.name !== '') drawCaption(context, caption);
}

/** All of it, with what is left beside it dark: nothing of a slide is cut off. */
function drawWhole(context: CanvasRenderingContext2D, video: HTMLVideoElement, place: Place): void {
  const scale = Math.min(place.width / video.videoWidth, place.height / video.videoHeight);
  const [w, h] = [video.videoWidth * scale, video.videoHeight * scale];
  context.drawImage(video, place.x + (place.width - w) / 2, place.y + (place.height - h) / 2, w, h);
}

/** Without a border: what is too much of a camera is cut off at its sides. */
function drawFilled(
  context: CanvasRenderingContext2D,
  video: HTMLVideoElement,
  place: Place,
): void {
  const scale = Math.max(place.width / video.videoWidth, place.height / video.videoHeight);
  const [w, h] = [place.width / scale, place.height / scale];
  const [x, y] = [(video.videoWidth - w) / 2, (video.videoHeight - h) / 2];
  context.drawImage(video, x, y, w, h, place.x, place.y, place.width, place.height);
}

const fontOf = (weight: number, size: number) => `${weight} ${size}px Inter, system-ui, sans-serif`;

function drawCaption(context: CanvasRenderingContext2D, { name, line }: Scene['caption']): void {
  const top = height - margin - (line === '' ? 72 : 108);
  context.font = fontOf(600, 34);
  const nameWidth = context.measureText(name).width;
  context.font = fontOf(400, 24);
  const lineWidth = context.measureText(line).width;
  const boxWidth = Math.min(width - margin * 2, Math.max(nameWidth, lineWidth) + 48);
  context.fillStyle = 'rgb(16 20 31 / 82%)';
  context.fillRect(margin, top, boxWidth, height - margin - top);
  context.fillStyle = '#fff';
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  context.font = fontOf(600, 34);
  context.fillText(name, margin + 24, top + 48, boxWidth - 48);
  context.font = fontOf(400, 24);
  context.fillText(line, margin + 24, top + 86, boxWidth - 48);
}

function drawCard(
  context: CanvasRenderingContext2D,
  { text, until }: Scene['card'],
  now: number,
): void {
  context.fillStyle = '#fff';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = fontOf(600, 56);
  context.fillText(
    text,
    width / 2,
    until === null ? height / 2 : height / 2 - 60,
    width - margin * 4,
  );
  if (until === null) return;
  const left = Math.max(0, Math.ceil((until - now) / 1_000));
  context.font = fontOf(400, 96);
  context.fillText(
    `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`,
    width / 2,
    height / 2 + 50,
  );
}
