interface ForeignPlayerProps {
  src: string;
  title: string;
  className: string | undefined;
}

/** A player of another origin keeps its own; nothing here is within its reach. */
const powers = ['allow-scripts', 'allow-same-origin', 'allow-popups', 'allow-presentation'].join(
  ' ',
);

/** Somebody else's player in a page of ours. */
export function ForeignPlayer({ src, title, className }: ForeignPlayerProps) {
  return (
    <iframe
      className={className}
      src={src}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      sandbox={powers}
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
