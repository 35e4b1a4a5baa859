type Context = OffscreenCanvasRenderingContext2D;

export interface Talk {
  title: string;
  by: string;
  hue: number;
  seconds: number;
  slides: readonly { at: number; head: string; lines: readonly string[] }[];
}

/** Slides one after another, and a line below that grows with the time. */
export function drawTalk(context: Context, talk: Talk, second: number): void {
  const place = talk.slides.findLastIndex(({ at }) => at <= second);
  const slide = talk.slides[place];
  if (!slide) return;
  const isTitle = place === 0;
  context.fillStyle = isTitle ? `hsl(${talk.hue} 45% 22%)` : '#faf8f4';
  context.fillRect(0, 0, 640, 360);
  context.fillStyle = `hsl(${talk.hue} 60% 45%)`;
  context.fillRect(0, 352, (640 * second) / talk.seconds, 8);
  context.fillRect(44, isTitle ? 196 : 112, 64, 5);
  context.textAlign = 'left';
  context.fillStyle = isTitle ? '#ffffff' : '#1d2433';
  context.font = '700 32px Inter';
  context.fillText(slide.head, 44, isTitle ? 172 : 88, 552);
  context.font = '400 22px Inter';
  for (const [index, text] of slide.lines.entries()) {
    context.fillText(text, 44, (isTitle ? 240 : 164) + index * 42, 552);
  }
  if (isTitle) return;
  context.fillStyle = '#6a7080';
  context.font = '400 14px Inter';
  context.fillText(`${talk.by} · ${talk.title}`, 44, 332, 552);
}
