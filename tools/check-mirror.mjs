import { faultsOfFileNames } from './mirror/file-names.mjs';
import { declaredNames } from './mirror/declared.mjs';
import { readHouse } from './mirror/house.mjs';
import { faultsOfNames } from './mirror/names.mjs';
import { faultsOfRooms } from './mirror/rooms.mjs';
import { faultsOfTables } from './mirror/tables.mjs';
import { root } from './prepare/places.mjs';
import { reportFaults } from './report-faults.mjs';

const house = readHouse(root);
reportFaults([
  ...faultsOfFileNames(house),
  ...faultsOfTables(house),
  ...faultsOfRooms(house),
  ...faultsOfNames(await declaredNames(house, root)),
]);
