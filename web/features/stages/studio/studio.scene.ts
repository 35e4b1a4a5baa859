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

/** Somebody who is seen: the presenter first, then the guests on stage. */
export interface Shown {
  /** Null, or without a picture: only their name is there. */
  video: HTMLVideoElement | null;
  name: string;
  line: string;
}

interface Pictures {
  camera: HTMLVideoElement | null;
  screen: HTMLVideoElement | null;
  guests: readonly Shown[];
}

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

const whole: Place = { x: 0, y: 0, width, height };
const margin = 32;
const gap = 8;

/** Beside one another in equal places, in rows of as many as make them largest. */
function gridIn({ x, y, width: w, height: h }: Place, people: number, columns: number): Place[] {
  const rows = Math.ceil(people / columns);
  const size = {
    width: (w - gap * (columns - 1)) / columns,
    height: (h - gap * (rows - 1)) / rows,
  };
  return Array.from({ length: people }, (_, place) => {
    const row = Math.floor(place / columns);
    const inRow = row === rows - 1 ? people - row * columns : columns;
    const left = x + (w - inRow * size.width - (inRow - 1) * gap) / 2;
    return {
      x: left + (place % columns) * (size.width + gap),
      y: y + row * (size.height + gap),
      ...size,
    };
  });
}

/** From the corner upwards. */
const inCorner = (people: number): Place[] =>
  Array.from({ length: people }, (_, place) => {
    const most = people === 1 ? 4 : 6;
    const small = { width: width / most, height: height / most };
    return {
      x: width - small.width - margin,
      y: height - margin - (people - place) * small.height - (people - place - 1) * gap,
      ...small,
    };
  });

const sideWidth = width / 3;

/** Below one another, as large as a third of the picture lets them be. */
function atSide(people: number): Place[] {
  const tall = Math.min(sideWidth * 0.75, (height - gap * (people - 1)) / people);
  const block = tall * people + gap * (people - 1);
  const beside = { x: sideWidth * 2, y: (height - block) / 2, width: sideWidth, height: block };
  return gridIn(beside, people, 1);
}

/** Where the screen and people stand; null and nobody: not shown. */
export function placesIn(
  layout: Layout,
  { screen, people }: { screen: boolean; people: number },
): { screen: Place | null; people: Place[] } {
  if (!screen || (layout === 'camera' && people > 0)) {
    return {
      screen: null,
      people: gridIn(whole, people, people <= 2 ? people : Math.ceil(people / 2)),
    };
  }
  if (people === 0 || layout === 'screen') return { screen: whole, people: [] };
  if (layout === 'side') {
    const beside = { x: 0, y: height / 6, width: sideWidth * 2, height: (height * 2) / 3 };
    return { screen: beside, people: atSide(people) };
  }
  return { screen: whole, people: inCorner(people) };
}

const isReady = (video: HTMLVideoElement | null): video is HTMLVideoElement =>
  video !== null && video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && video.videoWidth > 0;

export function drawScene(
  context: CanvasRenderingContext2D,
  { layout, caption, card }: Scene,
  { camera, screen, guests }: Pictures,
  now: number,
): void {
  context.fillStyle = '#10141f';
  context.fillRect(0, 0, width, height);
  if (card.text !== '') return drawCard(context, card, now);
  const host = isReady(camera) ? [{ video: camera, ...caption }] : [];
  const people = [...host, ...guests];
  const places = placesIn(layout, { screen: isReady(screen), people: people.length });
  if (screen && places.screen) drawWhole(context, screen, places.screen);
  for (const [number, place] of places.people.entries()) {
    const one = people[number];
    if (one) drawPerson(context, one, place, guests.length > 0);
  }
  if (guests.length === 0 && caption.name !== '') drawCaption(context, caption);
}

/** Whose line is broken keeps their place, with their name. */
function drawPerson(
  context: CanvasRenderingContext2D,
  { video, name, line }: Shown,
  place: Place,
  isNamed: boolean,
): void {
  if (isReady(video)) drawFilled(context, video, place);
  else {
    context.fillStyle = '#232a3d';
    context.fillRect(place.x, place.y, place.width, place.height);
  }
  if (isNamed && name !== '') drawName(context, { name, line }, place);
}

/** At the lower edge of their picture; the line below it where there is room for one. */
function drawName(
  context: CanvasRenderingContext2D,
  { name, line }: Scene['caption'],
  place: Place,
): void {
  const size = Math.max(16, Math.min(30, place.width / 20));
  const hasLine = line !== '' && place.height >= 240;
  const boxHeight = size * (hasLine ? 2.9 : 1.8);
  const inside = place.width - size * 2;
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  context.font = fontOf(400, size * 0.75);
  const lineWidth = hasLine ? context.measureText(line).width : 0;
  context.font = fontOf(600, size);
  const boxWidth = Math.min(inside, Math.max(context.measureText(name).width, lineWidth)) + size;
  const [x, y] = [place.x + size / 2, place.y + place.height - boxHeight - size / 2];
  context.fillStyle = 'rgb(16 20 31 / 82%)';
  context.fillRect(x, y, boxWidth, boxHeight);
  context.fillStyle = '#fff';
  context.fillText(name, x + size / 2, y + size * 1.25, inside);
  if (!hasLine) return;
  context.font = fontOf(400, size * 0.75);
  context.fillText(line, x + size / 2, y + size * 2.35, inside);
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
