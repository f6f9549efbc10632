import type { Route } from '../../core/route';
import { budgetFunctions, budgetSubfunctions } from './queries';
import { FunctionsAnswer, SubfunctionsAnswer, SubfunctionsBody } from './shapes';

/** The routes that list budget functions and subfunctions for the custom account download. */
export const budgetFunctionRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: 'v2/budget_functions/list_budget_functions/',
    summary: 'All budget functions',
    errors: [],
    answer: FunctionsAnswer,
    handler: budgetFunctions,
  },
  {
    method: 'POST',
    path: 'v2/budget_functions/list_budget_subfunctions/',
    summary: 'Budget subfunctions of one budget function or all',
    errors: [400],
    body: SubfunctionsBody,
    answer: SubfunctionsAnswer,
    handler: budgetSubfunctions,
  },
];
