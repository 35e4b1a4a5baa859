import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const serverEntry = pathToFileURL(join(root, 'server/dist/main.js')).href;
