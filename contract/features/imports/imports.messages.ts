import * as Type from 'typebox';
import type { MessageTable } from '../../kernel/message.ts';
import { Import } from './imports.schema.ts';

export const importsMessages = {
  'imports.changed': Type.Object({ import: Import }),
  'imports.gone': Type.Object({ id: Type.Integer() }),
} as const satisfies MessageTable;
