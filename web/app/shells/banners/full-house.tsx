const rows = [70, 105, 140, 175, 210, 245];
const seatWidth = 24;
const centre = { x: 270, y: 270 };

const seatsOf = (radius: number) => {
  const count = Math.floor((Math.PI * radius) / seatWidth);
  return Array.from({ length: count }, (_, seat) => {
    const angle = (Math.PI * (seat + 0.5)) / count;
    return {
      x: centre.x - radius * Math.cos(angle),
      y: centre.y - radius * Math.sin(angle),
      far: radius / 245,
    };
  });
};

const seats = rows.flatMap(seatsOf);

/** A full plenary hall seen from above; everybody faces the one who speaks. */
export function FullHouse() {
  return (
    <svg viewBox="0 0 540 290" width="100%" fill="currentColor" aria-hidden>
      {seats.map(({ x, y, far }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={3.5 + far * 3} opacity={1 - far * 0.75} />
      ))}
      <circle cx={centre.x} cy={centre.y - 8} r={11} />
    </svg>
  );
}
