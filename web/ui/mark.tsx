/** The product's mark: a half round of seats and the person who speaks. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      aria-hidden
    >
      <path d="M4 21a12 12 0 0 1 24 0" />
      <path d="M10 21a6 6 0 0 1 12 0" />
      <circle cx="16" cy="24" r="2.5" fill="currentColor" stroke="none" />
    </svg>
  );
}
