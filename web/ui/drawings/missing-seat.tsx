import { Drawing } from './drawing.tsx';

const Seat = ({ at }: { at: number }) => (
  <g transform={`translate(${at} 0)`}>
    <path d="M4 102V68a14 14 0 0 1 28 0v34Z" fill="var(--pl-accent-soft)" />
    <path d="M0 98h36v16a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6Z" fill="var(--pl-surface)" />
    <path d="M8 120v20M28 120v20" />
  </g>
);

/** A row of seats; the one somebody looks for is not there. */
export function MissingSeat() {
  return (
    <Drawing>
      <Seat at={22} />
      <Seat at={62} />
      <path
        d="M106 102V68a14 14 0 0 1 28 0v34M102 98h36v16a6 6 0 0 1-6 6h-24a6 6 0 0 1-6-6Z"
        stroke="var(--pl-accent)"
        strokeDasharray="3 6"
      />
      <Seat at={142} />
      <Seat at={182} />
    </Drawing>
  );
}
