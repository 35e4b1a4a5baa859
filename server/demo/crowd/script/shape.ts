/** A line of a room: who says it, by the given name of somebody who sits there. */
export interface ScriptLine {
  by: string;
  text: string;
  /** It answers the last line that does not, in its thread. */
  answers?: true;
}

/** What is said in a room, in this order, and over again. */
export interface Script {
  /** Who sits there: places among the visitors. */
  from: number;
  to: number;
  /** So many lines that answer none stay; there are more in the script, so that none is there twice. */
  most: number;
  lines: readonly ScriptLine[];
}
