import { type PointerEvent, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import {
  centreAt,
  type Crop,
  keptInside,
  nearest,
  placeOf,
  sideOf,
  squareOf,
} from './crop-geometry.ts';
import classes from './square-crop.module.css';

interface SquareCropProps {
  picture: ImageBitmap;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

const pixels = 560;

function draw(canvas: HTMLCanvasElement | null, picture: ImageBitmap, crop: Crop) {
  const { left, top, side } = squareOf(picture, crop);
  const pen = canvas?.getContext('2d');
  pen?.clearRect(0, 0, pixels, pixels);
  pen?.drawImage(picture, left, top, side, side, 0, 0, pixels, pixels);
}

interface PlaceSliderProps {
  label: string;
  place: number;
  onMove: (place: number) => void;
}

/** For keyboards and screen readers; eyes and fingers have the picture itself. */
function PlaceSlider({ label, place, onMove }: PlaceSliderProps) {
  return (
    <input
      type="range"
      dir="ltr"
      className="visually-hidden"
      aria-label={label}
      min={0}
      max={1}
      step={0.02}
      value={place}
      onChange={(event) => onMove(event.currentTarget.valueAsNumber)}
    />
  );
}

/** The picture moves under the square: with a finger, a mouse or the arrow keys. */
export function SquareCrop({ picture, crop, onChange }: SquareCropProps) {
  const t = useTranslations('upload');
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => draw(canvas.current, picture, crop), [picture, crop]);
  const side = sideOf(picture, crop.zoom);
  const change = (next: Partial<Crop>) => onChange(keptInside(picture, { ...crop, ...next }));
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons === 0) return;
    const scale = side / event.currentTarget.clientWidth;
    change({ x: crop.x - event.movementX * scale, y: crop.y - event.movementY * scale });
  };
  return (
    <div className={classes.crop}>
      <div className={classes.window}>
        <canvas
          ref={canvas}
          width={pixels}
          height={pixels}
          className={classes.canvas}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
        />
        <PlaceSlider
          label={t('across')}
          place={placeOf(picture.width, side, crop.x)}
          onMove={(place) => change({ x: centreAt(picture.width, side, place) })}
        />
        {/* The arrow that points up is the one that adds. */}
        <PlaceSlider
          label={t('up')}
          place={1 - placeOf(picture.height, side, crop.y)}
          onMove={(place) => change({ y: centreAt(picture.height, side, 1 - place) })}
        />
      </div>
      <label className={classes.zoom}>
        {t('zoom')}
        <input
          type="range"
          min={1}
          max={nearest}
          step={0.05}
          value={crop.zoom}
          onChange={(event) => change({ zoom: event.currentTarget.valueAsNumber })}
        />
      </label>
    </div>
  );
}
