/** What the process beside the server prints: the text of a template, and what it is filled with. */
export interface Order {
  /** Typst. Nothing that people typed is ever part of it. */
  template: string;
  /** Read by the template as data, by name. */
  inputs: Readonly<Record<string, string>>;
  /** What QR codes say: drawn beside the server as well, and given to the template as the input `codes`. */
  codes?: readonly string[];
  /** Written into the file as the moment it was made, so that the same order makes the same bytes. */
  at: Date;
  /** A picture of it is asked for, not the paper. */
  isDrawn?: true;
}

export interface Paper {
  pdf: Uint8Array;
  /** PDF/A-3b; not where a sign is in it that no font of ours has. */
  isArchival: boolean;
}

/** To be looked at: what a page would be like. */
export interface Drawn {
  svg: string;
}

export type Printed = Paper | Drawn | { fault: string };
