import type { Route } from '../../core/route';
import { budgetFunctions, budgetSubfunctions } from './queries';
import { FunctionsAnswer, SubfunctionsAnswer, SubfunctionsBody } from './shapes';

/** Budget functions and their subfunctions, by title, as the custom account download lists them. */
export const budgetFunctionRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: 'v2/budget_functions/list_budget_functions/',
    summary: 'All budget functions',
    cacheable: true,
    errors: [],
    answer: FunctionsAnswer,
    handler: budgetFunctions,
  },
  {
    method: 'POST',
    path: 'v2/budget_functions/list_budget_subfunctions/',
    summary: 'Subfunctions, of one function or of all',
    cacheable: true,
    errors: [400],
    body: SubfunctionsBody,
    answer: SubfunctionsAnswer,
    handler: budgetSubfunctions,
  },
];
