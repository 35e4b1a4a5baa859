interface QuoraIconProps {
  size: number;
  stroke: number;
}

/** Drawn by us in the manner of the icon set, which has none. */
export function QuoraIcon({ size, stroke }: QuoraIconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d="M11.5 3.5a7 7.5 0 1 0 0 15a7 7.5 0 1 0 0 -15" />
      <path d="M9.5 15c3 -1 4.5 1 5.5 3s2.5 3.5 5 2" />
    </svg>
  );
}
