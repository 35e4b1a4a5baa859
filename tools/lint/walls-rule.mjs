import { realpathSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { faultOf } from './walls.mjs';

const root = realpathSync(fileURLToPath(new URL('../..', import.meta.url)));

/** Every import, type-only ones too, stays inside the walls of `walls.mjs`. */
export const wallsRule = {
  create(context) {
    const file = relative(root, realpathSync(context.filename)).split(sep).join('/');
    const check = (source) => {
      if (typeof source?.value !== 'string') return;
      const message = faultOf(file, source.value);
      if (message !== null) context.report({ node: source, message });
    };
    const checkSource = (node) => check(node.source);
    return {
      ImportDeclaration: checkSource,
      ExportNamedDeclaration: checkSource,
      ExportAllDeclaration: checkSource,
      ImportExpression: checkSource,
      TSImportType: checkSource,
    };
  },
};
