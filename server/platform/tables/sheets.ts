import { beginningOf } from '../beginning-of.ts';
import { isNode, nodesOf, readXml, textAt } from '../xml/read-xml.ts';
import { textIn } from './archive.ts';
import { cellOf } from './cells.ts';

export interface Sheet {
  /** As it is named on its tab. */
  name: string;
  /** Which of all it is, those nobody sees among them. */
  place: number;
}

const hidden = new Set(['hidden', 'veryHidden']);
const longestName = 100;

/** What one leafs through in a spreadsheet program, in its order; one without a name where none is named. */
export function sheetsOf(bytes: Uint8Array): Sheet[] {
  const workbook = readXml(textIn(bytes, 'xl/workbook.xml'))?.['workbook'];
  const sheets = isNode(workbook) ? workbook['sheets'] : undefined;
  const shown = nodesOf(isNode(sheets) ? sheets['sheet'] : undefined)
    .map((sheet, place) => ({ sheet, place }))
    .filter(({ sheet }) => !hidden.has(textAt(sheet, '@_state')))
    .map(({ sheet, place }) => ({
      name: beginningOf(cellOf(textAt(sheet, '@_name')), longestName),
      place,
    }));
  return shown.length > 0 ? shown : [{ name: '', place: 0 }];
}
