import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOfExceptions } from './exceptions/exceptions.mjs';
import { filesBelow } from './files-below.mjs';
import { root } from './prepare/places.mjs';
import { reportFaults } from './report-faults.mjs';

const rooms = ['contract', 'server', 'media', 'web', 'e2e', 'bench', 'tools'];
const isCode = (file) => /\.(?:ts|tsx|mjs)$/.test(file);

const files = rooms.flatMap((room) => filesBelow(root, room)).filter(isCode);
reportFaults(faultsOfExceptions(files, (file) => readFileSync(join(root, file), 'utf8')));
