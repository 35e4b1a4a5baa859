import { gzipSync } from 'node:zlib';

/** A module and all it imports at once; what it loads later is listed in the budget by name. */
function filesNeeded(manifest, module, found = new Set()) {
  const { file, imports = [] } = manifest[module];
  if (found.has(file)) return found;
  found.add(file);
  for (const next of imports) filesNeeded(manifest, next, found);
  return found;
}

/** Script of each first screen after gzip, against its budget. */
export function weighScreens(budgets, manifest, readOutput) {
  return Object.entries(budgets).map(([screen, { gzipBytes, modules }]) => {
    const missing = modules.filter((module) => !(module in manifest));
    if (missing.length > 0) {
      return { screen, fault: `${screen}: nothing is built from ${missing.join(', ')}.` };
    }
    const files = new Set(modules.flatMap((module) => [...filesNeeded(manifest, module)]));
    const scripts = [...files].filter((file) => file.endsWith('.js'));
    const bytes = scripts.reduce(
      (sum, file) => sum + gzipSync(readOutput(file), { level: 9 }).length,
      0,
    );
    const line = `${screen}: ${bytes} bytes of script, at most ${gzipBytes}.`;
    return { screen, line, fault: bytes > gzipBytes ? line : null };
  });
}
