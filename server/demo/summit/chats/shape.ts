/** A line as it is written down: who says it, by name, and how many minutes ago. */
export interface DemoLine {
  by: string;
  ago: number;
  text: string;
  /** Said under the line of this place in its list. */
  under?: number;
  /** What it was met with: the emoji, and from whom. */
  met?: Readonly<Record<string, readonly string[]>>;
  isPinned?: true;
}

/** One of the two who talk rang the other. */
export interface DemoCall {
  by: string;
  ago: number;
  /** Minutes that they spoke; none for one nobody answered. */
  minutes?: number;
  hasVideo: boolean;
}
