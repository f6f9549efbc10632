import type { TitledItem } from '@/domain/bulkDownload/accountForm';
import { endpoint } from '../http/endpoint';
import { listOf, text, filterUsable } from '../http/read';
import type { BudgetFunctionsJson, BudgetSubfunctionsJson } from './wire';

/** Reads entries. Uses the code as title if the title is missing, and drops entries without a code. */
const readEntries = (rows: readonly (readonly [unknown, unknown])[]): readonly TitledItem[] =>
  filterUsable(
    rows.map(([code, title]) => ({ code: text(code), title: text(title) || text(code) })),
    ({ code }) => code !== '',
  );
/** All budget functions, by title; the query is `{}`. */
export const budgetFunctions = endpoint({
  name: 'downloads/budgetFunctions',
  path: 'v2/budget_functions/list_budget_functions/',
  read: ({ results }: BudgetFunctionsJson): readonly TitledItem[] =>
    readEntries(
      listOf(results, (row) => [row.budget_function_code, row.budget_function_title] as const),
    ),
});
/** The subfunctions of one budget function. */
export const budgetSubfunctions = endpoint({
  name: 'downloads/budgetSubfunctions',
  method: 'POST',
  path: 'v2/budget_functions/list_budget_subfunctions/',
  body: ({ functionCode }: { functionCode: string }) => ({ budget_function: functionCode }),
  read: ({ results }: BudgetSubfunctionsJson): readonly TitledItem[] =>
    readEntries(
      listOf(
        results,
        (row) => [row.budget_subfunction_code, row.budget_subfunction_title] as const,
      ),
    ),
});
