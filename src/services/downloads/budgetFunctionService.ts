import type { Titled } from '@/domain/bulkDownload/accountForm';
import { endpoint } from '../http/endpoint';
import { unreadable } from '../http/serviceError';
import type { BudgetFunctionsJson, BudgetSubfunctionsJson } from './wire';

/** All budget functions, by title; asked for with nothing. */
export const budgetFunctions = endpoint({
  name: 'downloads/budgetFunctions',
  path: 'v2/budget_functions/list_budget_functions/',
  read: ({ results }: BudgetFunctionsJson): readonly Titled[] => {
    if (!Array.isArray(results)) throw unreadable();
    return results.flatMap(({ budget_function_code: code, budget_function_title: title }) =>
      code ? [{ code, title: title ?? code }] : [],
    );
  },
});
/** The subfunctions of one budget function. */
export const budgetSubfunctions = endpoint({
  name: 'downloads/budgetSubfunctions',
  method: 'POST',
  path: 'v2/budget_functions/list_budget_subfunctions/',
  body: ({ functionCode }: { functionCode: string }) => ({ budget_function: functionCode }),
  read: ({ results }: BudgetSubfunctionsJson): readonly Titled[] => {
    if (!Array.isArray(results)) throw unreadable();
    return results.flatMap(({ budget_subfunction_code: code, budget_subfunction_title: title }) =>
      code ? [{ code, title: title ?? code }] : [],
    );
  },
});
