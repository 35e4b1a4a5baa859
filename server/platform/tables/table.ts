/** How a table was written, and what stands in its first line. */
export interface TableFacts {
  format: 'csv' | 'xlsx';
  /** Of a workbook: the sheet that was read, and those that were not. */
  sheet: string;
  otherSheets: string[];
  /** Empty in a spreadsheet. */
  separator: string;
  heads: string[];
  rows: number;
}

/** Rows that follow each other, each with the line of the file it begins in. */
export interface TablePiece {
  numbers: number[];
  rows: string[][];
}

/** What is wrong with the file as a whole. */
export type TableFault =
  | 'no_table'
  | 'empty'
  | 'too_many_rows'
  | 'too_wide'
  | 'too_large'
  | 'locked';

export class Unreadable extends Error {
  readonly fault: TableFault;

  constructor(fault: TableFault) {
    super(fault);
    this.fault = fault;
  }
}

/** What the process says; after a piece it waits until it is told to go on. */
export type Said = { piece: TablePiece } | { end: TableFacts } | { fault: TableFault };

/** What it is told: the file in parts; that this was all, and the sheet that is wanted; that the piece was taken. */
export type Told = { part: Uint8Array } | { all: true; sheet: string | null } | { taken: true };

export const mostRows = 100_000;
export const mostColumns = 200;
export const mostCell = 10_000;
