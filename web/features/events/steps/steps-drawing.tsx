import { Drawing } from '../../../ui/drawings/drawing.tsx';

const seats = [26, 54, 82, 110, 138, 166, 194];

/** A stage before its rows: with each step that is done a seat is taken. */
export function StepsDrawing({ done }: { done: number }) {
  return (
    <Drawing>
      <path d="M40 74V26a6 6 0 0 1 6-6h148a6 6 0 0 1 6 6v48" fill="var(--pl-surface)" />
      <path d="M40 20c0 26-6 42-18 54M200 20c0 26 6 42 18 54" />
      <path d="M22 74h196l-10 14H32Z" fill="var(--pl-accent-soft)" stroke="var(--pl-accent)" />
      <path d="M112 72V54h16v18" fill="var(--pl-accent-soft)" />
      <path d="M120 54v-8M116 42a4 4 0 1 1 8 0v2a4 4 0 0 1-8 0Z" stroke="var(--pl-accent)" />
      {seats.map((at, place) => (
        <g key={at} transform={`translate(${at} 104)`}>
          {place < done && (
            <circle cx="10" cy="2" r="7" fill="var(--pl-accent-soft)" stroke="var(--pl-accent)" />
          )}
          <path d="M0 34V18a6 6 0 0 1 6-6h8a6 6 0 0 1 6 6v16Z" fill="var(--pl-surface)" />
        </g>
      ))}
    </Drawing>
  );
}
