const needed = [20, 19];

/** Ends the process with one sentence when this Node is too old. Parses on old Nodes too. */
export function refuseOldNode() {
  const version = process.versions.node;
  const parts = version.split('.').map(Number);
  if (parts[0] > needed[0] || (parts[0] === needed[0] && parts[1] >= needed[1])) return;
  console.error(
    'Plenum needs Node ' + needed.join('.') + ' or newer; this is Node ' + version + '.',
  );
  process.exit(1);
}
