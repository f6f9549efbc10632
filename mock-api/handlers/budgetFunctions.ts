import { Type } from '@sinclair/typebox';
import type { Route } from '../core/route';

/** Budget functions and their subfunctions, by title, as the custom account download lists them. */
export const budgetFunctionRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: 'v2/budget_functions/list_budget_functions/',
    summary: 'All budget functions',
    errors: [],
    answer: Type.Object({
      results: Type.Array(
        Type.Object({ budget_function_code: Type.String(), budget_function_title: Type.String() }),
      ),
    }),
    handler: async ({ db }) => ({
      results: await db.query(
        'select distinct function_code AS budget_function_code, function_title AS budget_function_title from subfunction order by 2',
      ),
    }),
  },
  {
    method: 'POST',
    path: 'v2/budget_functions/list_budget_subfunctions/',
    summary: 'Subfunctions, of one function or of all',
    errors: [400],
    body: Type.Object({ budget_function: Type.Optional(Type.String()) }),
    answer: Type.Object({
      results: Type.Array(
        Type.Object({
          budget_subfunction_code: Type.String(),
          budget_subfunction_title: Type.String(),
        }),
      ),
    }),
    handler: async ({ db, body }) => {
      const asked = (body as { budget_function?: string }).budget_function;
      return {
        results: await db.query(
          `select distinct code AS budget_subfunction_code, title AS budget_subfunction_title from subfunction ${asked ? 'where function_code = $1' : ''} order by 2`,
          asked ? [asked] : [],
        ),
      };
    },
  },
];
