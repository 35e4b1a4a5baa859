/** One fault a line; the process fails when there is any. */
export function reportFaults(faults) {
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
