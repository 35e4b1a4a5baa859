import { problem } from '../../platform/http/problem.ts';
import type { Work } from '../../platform/work.ts';
import { drawInTurn, openPicture } from './files.pictures.ts';
