import {
  indexChoice,
  isChecked,
  setChecked,
  type Path,
  type TreeChoice,
  type TreeNode,
} from '@/domain/search/codeTree';
import { getTreeChoice, naicsPath, type TreeField } from '@/domain/search/filters/treeFilters';
import { pscType } from '@/domain/codes/psc';
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

const pscGroups = {
  Product: 'Products',
  'Research and Development': 'Research and Development',
  Service: 'Services',
} as const;
interface CodeInTree {
  field: TreeField;
  path: Path;
  /** Fallback label of the branch, used while the selection has none for it. */
  branchLabel: string;
}
const findCodeInTree = (category: 'naics' | 'psc', code: string): CodeInTree | undefined => {
  if (category === 'naics') {
    return /^\d{6}$/.test(code)
      ? { field: 'naicsCodes', path: naicsPath(code), branchLabel: code.slice(0, 2) }
      : undefined;
  }
  if (!/^\w{4}$/.test(code)) return undefined;
  const type = pscType(code);
  const lengths = type === 'Product' ? [2, 4] : [1, 2, 4];
  return {
    field: 'pscCodes',
    path: [type, ...lengths.map((length) => code.slice(0, length))],
    branchLabel: pscGroups[type],
  };
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
  const { field, path, branchLabel } = codeInTree;
  const choice = getTreeChoice(filters, field);
  const node: TreeNode = { id: path[path.length - 1]!, label: row.name, path, count: 0 };
  const topNode: TreeNode = {
    id: path[0]!,
    label: choice.counts.find(({ value }) => value === path[0])?.label ?? branchLabel,
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
