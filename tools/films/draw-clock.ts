type Context = OffscreenCanvasRenderingContext2D;

const accent = '#f0a46c';
const middle = { x: 440, y: 180 };
const radius = 132;

/** The second of the minute, as a hand and as a number. */
export function drawClock(context: Context, title: string, second: number): void {
  context.fillStyle = '#16233b';
  context.fillRect(0, 0, 640, 360);
  drawDial(context);
  drawHand(context, (second / 60) * 2 * Math.PI);
  context.textAlign = 'left';
  context.fillStyle = '#ffffff';
  context.font = '700 34px Inter';
  for (const [index, word] of title.split(' ').entries())
    context.fillText(word, 44, 120 + index * 42);
  context.fillStyle = accent;
  context.font = '700 76px Inter';
  context.fillText(String(Math.floor(second) % 60).padStart(2, '0'), 40, 262);
}

function drawDial(context: Context): void {
  context.strokeStyle = '#ffffff';
  for (let minute = 0; minute < 60; minute++) {
    const angle = (minute / 60) * 2 * Math.PI;
    const isLong = minute % 5 === 0;
    context.lineWidth = isLong ? 5 : 2;
    line(context, angle, radius - (isLong ? 20 : 9), radius);
  }
}

function drawHand(context: Context, angle: number): void {
  context.strokeStyle = accent;
  context.lineWidth = 6;
  context.lineCap = 'round';
  line(context, angle, -26, radius - 28);
  context.lineCap = 'butt';
  context.fillStyle = accent;
  context.beginPath();
  context.arc(middle.x, middle.y, 11, 0, 2 * Math.PI);
  context.fill();
}

function line(context: Context, angle: number, from: number, to: number): void {
  const [across, up] = [Math.sin(angle), -Math.cos(angle)];
  context.beginPath();
  context.moveTo(middle.x + across * from, middle.y + up * from);
  context.lineTo(middle.x + across * to, middle.y + up * to);
  context.stroke();
}
