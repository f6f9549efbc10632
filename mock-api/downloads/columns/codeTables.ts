import { awardTypeTitles } from '../../../src/domain/codes/awardTypes';
import {
  type CodeGroup,
  contractPricingGroups,
  extentCompetedGroups,
  setAsideGroups,
} from '../../../src/domain/codes/codeGroups';
import { assistanceActions, contractActions } from '../../core/actionTypes';
import { typeCodes } from '../../db/schema';

const toLiteral = (value: string | number) =>
  typeof value === 'number' ? value : `'${value.replaceAll("'", "''")}'`;
/** Returns SQL for a table of codes and labels that can be joined under an alias. */
const buildCodeTable = (rows: readonly (readonly (string | number)[])[], names: string): string => {
  const values = rows.map((row) => `(${row.map(toLiteral).join(', ')})`);
  return `(values ${values.join(', ')}) AS codes(${names})`;
};
const buildLabelTable = (groups: readonly CodeGroup[]) =>
  buildCodeTable(
    groups.flatMap(({ codes }) => codes.map(([code, label]) => [code, label.toUpperCase()])),
    'code, label',
  );

/** SQL tables with the labels of coded columns (pages document §18; action types §18.8). */
export const codeTables = {
  kind: buildCodeTable(
    typeCodes.map((code, id) => [id, code, (awardTypeTitles[code] ?? code).toUpperCase()]),
    'type_id, code, title',
  ),
  pricing: buildLabelTable(contractPricingGroups),
  set_aside: buildLabelTable(setAsideGroups),
  competed: buildLabelTable(extentCompetedGroups),
  contract_action: buildCodeTable(Object.entries(contractActions), 'code, label'),
  assistance_action: buildCodeTable(Object.entries(assistanceActions), 'code, label'),
  record: buildCodeTable(
    [
      [1, 'AGGREGATE RECORD'],
      [2, 'NON-AGGREGATE RECORD'],
      [3, 'NON-AGGREGATE RECORD TO AN INDIVIDUAL RECIPIENT (PII-REDACTED)'],
    ],
    'code, label',
  ),
} as const;
