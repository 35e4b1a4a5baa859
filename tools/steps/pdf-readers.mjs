import { inPath, installWithApt } from './apt.mjs';

/** A command of each package. */
const packages = { pdfinfo: 'poppler-utils', qpdf: 'qpdf' };
const isMissing = () => Object.keys(packages).some((command) => !inPath(command));

const missing =
  'There is no pdfinfo and qpdf here and none can be installed: PDFs are not read back by others.';

/** Programs of others that read our PDFs in the tests, installed if they can be; else a sentence about it. */
export async function providePdfReaders() {
  for (const [command, name] of Object.entries(packages)) {
    if (!inPath(command)) await installWithApt(name);
  }
  return isMissing() ? missing : '';
}
