import { Children } from 'react';
import classes from './mail-text.module.css';

const address = /(https?:\/\/[^\s<>"]+)/;

const pieceOf = (piece: string, place: number) =>
  place % 2 === 0 ? (
    piece
  ) : (
    <a href={piece} target="_blank" rel="noreferrer">
      {piece}
    </a>
  );

/** A mail as it was written: text, with its addresses to follow. */
export function MailText({ text }: { text: string }) {
  const pieces = text.trim().split(address).map(pieceOf);
  return (
    <div className={classes.text} dir="auto">
      {Children.toArray(pieces)}
    </div>
  );
}
