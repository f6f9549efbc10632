import type { Titled } from '@/domain/bulkDownload/accountForm';
import { request } from '../http/client';
import { unreadable } from '../http/serviceError';
import type { BudgetFunctionsJson, BudgetSubfunctionsJson } from './wire';

/** All budget functions, by title. */
export const fetchBudgetFunctions = async (signal?: AbortSignal): Promise<readonly Titled[]> => {
  const { results } = await request<BudgetFunctionsJson>({
    path: 'v2/budget_functions/list_budget_functions/',
    signal,
  });
  if (!Array.isArray(results)) throw unreadable();
  return results.flatMap(({ budget_function_code: code, budget_function_title: title }) =>
    code ? [{ code, title: title ?? code }] : [],
  );
};
/** The subfunctions of one budget function. */
export const fetchBudgetSubfunctions = async (
  functionCode: string,
  signal?: AbortSignal,
): Promise<readonly Titled[]> => {
  const { results } = await request<BudgetSubfunctionsJson>({
    method: 'POST',
    path: 'v2/budget_functions/list_budget_subfunctions/',
    body: { budget_function: functionCode },
    signal,
  });
  if (!Array.isArray(results)) throw unreadable();
  return results.flatMap(({ budget_subfunction_code: code, budget_subfunction_title: title }) =>
    code ? [{ code, title: title ?? code }] : [],
  );
};
