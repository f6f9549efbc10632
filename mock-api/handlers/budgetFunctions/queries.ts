import type { Call } from '../../core/route';

/** Returns all budget functions, sorted by title. */
export const budgetFunctions = async ({ db }: Call) => ({
  results: await db.query(`select distinct function_code AS budget_function_code,
      function_title AS budget_function_title
    from subfunction
    order by 2`),
});
/** Returns the subfunctions of one budget function or of all, sorted by title. */
export const budgetSubfunctions = async ({ db, body }: Call) => {
  const functionCode = (body as { budget_function?: string }).budget_function;
  return {
    results: await db.query(
      `select distinct code AS budget_subfunction_code, title AS budget_subfunction_title
        from subfunction
        ${functionCode ? 'where function_code = $1' : ''}
        order by 2`,
      functionCode ? [functionCode] : [],
    ),
  };
};
