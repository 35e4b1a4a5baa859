import encode from 'qr';
import { useMemo } from 'react';
import classes from './qr-code.module.css';

interface QrCodeProps {
  text: string;
  /** What a person who cannot see it should know about it. */
  label: string;
}

const draw = (text: string) =>
  `data:image/svg+xml,${encodeURIComponent(encode(text, 'svg', { ecc: 'medium', border: 3 }))}`;

/** Dark on light in both colour schemes: cameras expect it. Load it lazily. */
export function QrCode({ text, label }: QrCodeProps) {
  const picture = useMemo(() => draw(text), [text]);
  return <img className={classes.code} src={picture} alt={label} width={184} height={184} />;
}
