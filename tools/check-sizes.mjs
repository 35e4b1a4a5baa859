import { readHouse } from './mirror/house.mjs';
import { root } from './prepare/places.mjs';
import { reportFaults } from './report-faults.mjs';
import { faultsOfSizes } from './sizes/role-limits.mjs';

reportFaults(faultsOfSizes(readHouse(root)));
