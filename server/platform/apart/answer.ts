import type { ProblemCode } from '@plenum/contract';
import type { ProblemError } from '../http/problem.ts';

export interface Job {
  name: string;
  parts: readonly unknown[];
}

export type Answer =
  | { result: unknown }
  | { code: ProblemCode; details: ProblemError['details'] }
  | { fault: string };
