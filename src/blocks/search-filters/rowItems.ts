import {
  indexChoice,
  isChecked,
  setChecked,
  type Path,
  type TreeChoice,
  type TreeNode,
} from '@/domain/search/codeTree';
import {
  branchLabel,
  getTreeChoice,
  naicsPath,
  pscPath,
  type TreeField,
} from '@/domain/search/filters/treeFilters';
import { makeAgencyItem, type AgencyItem, type SearchFilters } from '@/domain/search/searchFilters';
import type { CategoryTotal } from '@/services/search/results';

/** Returns the agency of a row ranked by agency or subagency; undefined if the row has no name or no ID. */
export const getRowAgency = (
  category: 'awarding_agency' | 'awarding_subagency',
  row: CategoryTotal,
): AgencyItem | undefined => {
  const isSubagency = category === 'awarding_subagency';
  if (!row.name || !row.id) return undefined;
  return makeAgencyItem({
    id: Number(row.id),
    agencyType: isSubagency ? 'subtier' : 'toptier',
    name: row.name,
    abbreviation: row.code,
    toptierName: isSubagency ? row.agency.name : row.name,
    toptierAbbreviation: isSubagency ? row.agency.abbreviation : row.code,
  });
};

const findCodeInTree = (
  category: 'naics' | 'psc',
  code: string,
): { field: TreeField; path: Path } | undefined => {
  if (category === 'naics')
    return /^\d{6}$/.test(code) ? { field: 'naicsCodes', path: naicsPath(code) } : undefined;
  return /^\w{4}$/.test(code) ? { field: 'pscCodes', path: pscPath(code) } : undefined;
};

interface CodeChoice {
  field: TreeField;
  choice: TreeChoice;
  wasSelected: boolean;
}
/** Returns the selection with a row's code added, and whether the code was selected before; undefined for a code outside the tree. */
export const addRowCode = (
  filters: SearchFilters,
  category: 'naics' | 'psc',
  row: CategoryTotal,
): CodeChoice | undefined => {
  const codeInTree = findCodeInTree(category, row.code);
  if (!codeInTree) return undefined;
  const { field, path } = codeInTree;
  const choice = getTreeChoice(filters, field);
  const node: TreeNode = { id: path[path.length - 1]!, label: row.name, path, count: 0 };
  const topNode: TreeNode = {
    id: path[0]!,
    label: choice.counts.find(({ value }) => value === path[0])?.label ?? branchLabel(path),
    path: path.slice(0, 1),
    count: Number.MAX_SAFE_INTEGER,
  };
  return {
    field,
    choice: setChecked(choice, node, true, topNode, () => undefined),
    wasSelected: isChecked(indexChoice(choice), path),
  };
};
/** Returns the search text of a recipient: UEI, else name; undefined for a row that combines several recipients. */
export const getRowRecipient = ({ recipientId, uei, name }: CategoryTotal): string | undefined =>
  (recipientId && (uei || name)) || undefined;
