import { createTable } from '../db/createTable';
import type { Database } from '../db/database';
import { normalise } from '../db/searchText';
import { choose, mix, unit } from './random';
import type { SetSize } from './size';

const actions = [
  'Procurement of',
  'Maintenance of',
  'Installation of',
  'Design and delivery of',
  'Support services for',
  'Modernization of',
  'Replacement of',
  'Inspection of',
  'Lease of',
  'Training for',
];
const goods = [
  'laboratory equipment',
  'network switches',
  'bridge bearings',
  'hospital linens',
  'radar components',
  'cold weather clothing',
  'fuel storage tanks',
  'forest roads',
  'vaccine freezers',
  'flight simulators',
  'water pumps',
  'records systems',
  'weather buoys',
  'body armor plates',
  'elevator controls',
  'translation services',
  'satellite terminals',
  'school furniture',
  'backup generators',
  'harbor dredging',
];
const purposes = [
  'to expand',
  'to study',
  'to support',
  'to evaluate',
  'to sustain',
  'to build capacity for',
];
const causes = [
  'rural broadband',
  'early childhood education',
  'cancer research',
  'affordable housing',
  'wetland restoration',
  'opioid recovery services',
  'small farm resilience',
  'port infrastructure',
  'highway safety',
  'school meals',
  'Alzheimer research',
  'apprenticeships',
  'drinking water systems',
  'clean energy storage',
  'maternal health',
  'wildfire prevention',
  'community policing',
  'veterans transition',
  'disaster recovery',
  'arts access',
];
const endings = [
  'base period',
  'option year one',
  'phase two',
  'fiscal close-out',
  'regional program',
  'pilot program',
  'multi-year program',
  'annual renewal',
  'emergency response',
  'continuation',
];

/** Invents descriptions: the first half for contracts, the second for assistance. */
export const buildTexts = async (db: Database, size: SetSize): Promise<void> => {
  const rows = Array.from({ length: size.texts }, (_, id) => {
    const contract = id < size.texts / 2;
    const text = contract
      ? `${choose(actions, id, 51)} ${choose(goods, id, 52)}, ${choose(endings, id, 53)} ${mix(id, 54) % 1000}`
      : `Award ${choose(purposes, id, 51)} ${choose(causes, id, 52)}: ${choose(endings, id, 53)} ${mix(id, 54) % 1000}`;
    const long =
      unit(id, 55) < 0.1
        ? `. ${choose(actions, id, 56)} ${choose(goods, id, 57)} and related work as described in the statement of objectives for ${choose(causes, id, 58)}`
        : '';
    return { id, txt: (text + long).toUpperCase() };
  });
  await createTable(
    db,
    'text',
    { id: 'INTEGER', txt: 'VARCHAR', norm: 'VARCHAR' },
    rows.map((row) => ({ ...row, norm: normalise(row.txt) })),
  );
};
