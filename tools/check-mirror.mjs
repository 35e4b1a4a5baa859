import { filesBelow } from './files-below.mjs';
import { declaredNames } from './mirror/declared.mjs';
import { faultsOfFileNames } from './mirror/file-names.mjs';
import { faultsOfFolders } from './mirror/folders.mjs';
import { readHouse } from './mirror/house.mjs';
import { faultsOfNames } from './mirror/names.mjs';
import { faultsOfRooms } from './mirror/rooms.mjs';
import { faultsOfTables } from './mirror/tables.mjs';
import { root } from './prepare/places.mjs';
import { reportFaults } from './report-faults.mjs';

const rooms = ['contract', 'server', 'media', 'web', 'e2e', 'bench', 'tools', 'docs'];
const house = readHouse(root);
reportFaults([
  ...faultsOfFileNames(house),
  ...faultsOfFolders(rooms.flatMap((room) => filesBelow(root, room))),
  ...faultsOfTables(house),
  ...faultsOfRooms(house),
  ...faultsOfNames(await declaredNames(house, root)),
]);
