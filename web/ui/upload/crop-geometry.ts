interface Size {
  width: number;
  height: number;
}

/** A square part of a picture: its centre in the picture's own pixels, and how near it is. */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

export const nearest = 4;

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);

/** How many of the picture's pixels a side of the part has. */
export const sideOf = ({ width, height }: Size, zoom: number) => Math.min(width, height) / zoom;

export const wholeCrop = ({ width, height }: Size): Crop => ({
  x: width / 2,
  y: height / 2,
  zoom: 1,
});

/** The part never leaves the picture. */
export function keptInside(size: Size, { x, y, zoom }: Crop): Crop {
  const near = between(1, zoom, nearest);
  const half = sideOf(size, near) / 2;
  return {
    x: between(half, x, size.width - half),
    y: between(half, y, size.height - half),
    zoom: near,
  };
}

/** Where the part begins and how large it is, as drawing wants it. */
export function squareOf(size: Size, crop: Crop) {
  const side = sideOf(size, crop.zoom);
  return { left: crop.x - side / 2, top: crop.y - side / 2, side };
}

/** How far along the picture the part lies: 0 at its beginning, 1 at its end. */
export function placeOf(length: number, side: number, centre: number): number {
  const room = length - side;
  return room > 0 ? (centre - side / 2) / room : 0.5;
}

export const centreAt = (length: number, side: number, place: number): number =>
  side / 2 + place * Math.max(length - side, 0);
