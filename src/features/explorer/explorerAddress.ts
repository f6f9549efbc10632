import {
  isValidPath,
  levelsBelow,
  levelsOf,
  type PathStep,
  type ExplorerRoot,
} from '@/domain/explorer/levels';
import {
  defaultOrder,
  makeExplorer,
  orderFields,
  type ExplorerState,
  type TableOrder,
} from '@/domain/explorer/position';
import { quarterOfMonth } from '@/domain/fiscal';
import type { SpendingLevel } from '@/domain/spendingBreakdown';
import { isQuarterYear } from '@/domain/bulkDownload/accountPeriods';
import { choice, text, integer, type Values } from '@/lib/url/address';

const id = text(/^[\w.-]{1,60}$/);
/** Address parameters of the levels. Awards have none, because choosing an award opens its page. */
const parameters = [
  ['budget_function', 'function'],
  ['budget_subfunction', 'subfunction'],
  ['agency', 'agency'],
  ['federal_account', 'account'],
  ['program_activity', 'activity'],
  ['object_class', 'class'],
  ['recipient', 'recipient'],
] as const satisfies readonly (readonly [SpendingLevel, string])[];
const listedLevels: readonly SpendingLevel[] = [...parameters.map(([level]) => level), 'award'];
/** Address parameters of a position: the period, the choice at each level, and the view. */
export const explorerAddress = {
  fy: text(/^\d{4}$/),
  period: text(/^\d{1,2}$/),
  function: id,
  subfunction: id,
  agency: id,
  account: id,
  activity: id,
  class: id,
  recipient: id,
  /** '1' if the last step is the amount that agencies have not reported. */
  unreported: choice(['', '1'] as const, ''),
  /** The level of the breakdown; '' means the default level. */
  by: choice<SpendingLevel | ''>(['', ...listedLevels], ''),
  view: choice(['treemap', 'table'] as const, 'treemap'),
  sort: choice(orderFields, defaultOrder.field),
  order: choice(['', 'asc', 'desc'] as const, ''),
  page: integer(1, 1000),
};
export type ExplorerValues = Values<typeof explorerAddress>;

const firstOrder = (field: TableOrder['field']): 'asc' | 'desc' =>
  field === 'name' ? 'asc' : 'desc';
/** Returns the chosen steps before the first one that makes the path invalid. */
const longestPath = (root: ExplorerRoot, chosenSteps: readonly PathStep[]): readonly PathStep[] => {
  const invalidIndex = chosenSteps.findIndex(
    (_, at) => !isValidPath(root, chosenSteps.slice(0, at + 1)),
  );
  return invalidIndex < 0 ? chosenSteps : chosenSteps.slice(0, invalidIndex);
};

/** Returns the levels that can break down the current choice. Without a choice, the only level is the root. */
export const getBreakdownLevels = (
  root: ExplorerRoot,
  trail: readonly PathStep[],
): readonly SpendingLevel[] => (trail.length ? levelsBelow(root, trail) : [root]);

/** Returns the period as the store keeps it. Years before monthly reporting have a quarter instead of a month. */
const toPeriod = ({
  fy,
  period,
}: ExplorerValues): Pick<ExplorerState, 'fy' | 'quarter' | 'period'> =>
  fy && period && isQuarterYear(Number(fy))
    ? { fy, quarter: String(quarterOfMonth(Number(period))), period: '' }
    : { fy, quarter: '', period };
/** Returns the last fiscal month of the period, or '' for the latest period. */
export const getMonth = ({ quarter, period }: ExplorerState): string =>
  quarter ? String(Number(quarter) * 3) : period;

/** Returns the position under a root, and the names of parameters that are invalid there. */
export const parsePosition = (
  root: ExplorerRoot,
  values: ExplorerValues,
): { position: ExplorerState; invalidParameters: readonly string[] } => {
  const presentParameters = parameters.filter(([, name]) => values[name]);
  const levelOrder = levelsOf(root);
  const chosenSteps = presentParameters
    .filter(([level]) => levelOrder.includes(level))
    .sort(([one], [other]) => levelOrder.indexOf(one) - levelOrder.indexOf(other))
    .map(([level, name]): PathStep => ({ level, id: values[name] }));
  const path = longestPath(root, chosenSteps);
  const availableLevels = getBreakdownLevels(root, path);
  const subdivision = availableLevels.find((level) => level === values.by) ?? availableLevels[0]!;
  const unreportedSteps: readonly PathStep[] = values.unreported
    ? [{ level: subdivision, id: null }]
    : [];
  const trail = [...path, ...unreportedSteps];
  const lastStep = trail.at(-1);
  return {
    position: makeExplorer({
      root,
      ...toPeriod(values),
      trail,
      active: {
        within: lastStep?.level ?? '',
        subdivision: unreportedSteps.length ? '' : subdivision,
        total: null,
        accountNumber: '',
      },
      tableOrder: { field: values.sort, direction: values.order || firstOrder(values.sort) },
      pageNumber: values.page,
    }),
    invalidParameters: [
      ...presentParameters
        .filter(([level]) => !path.some((step) => step.level === level))
        .map(([, name]) => name),
      ...(values.by && values.by !== subdivision ? ['by'] : []),
    ],
  };
};

/** Returns the address parameters of a position, except its root, period and view. */
export const toValues = ({
  root,
  trail,
  active,
  tableOrder,
  pageNumber,
}: ExplorerState): Partial<ExplorerValues> => {
  const path = trail.filter((step) => step.id !== null);
  const unreportedStep = trail.find((step) => step.id === null);
  const [defaultLevel] = getBreakdownLevels(root, path);
  const listedLevel = unreportedStep?.level ?? active.subdivision;
  const findId = (level: SpendingLevel) => path.find((step) => step.level === level)?.id ?? '';
  return {
    ...Object.fromEntries(parameters.map(([level, name]) => [name, findId(level)])),
    unreported: unreportedStep ? '1' : '',
    by: listedLevel === defaultLevel ? '' : listedLevel,
    sort: tableOrder.field,
    order: tableOrder.direction === firstOrder(tableOrder.field) ? '' : tableOrder.direction,
    page: pageNumber,
  };
};
