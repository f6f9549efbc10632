import { postCall, serviceEdge, UNREADABLE } from '../../../tests/serviceEdge';
import { budgetFunctions, budgetSubfunctions } from './budgetFunctionService';

const edge = serviceEdge();

describe('budget functions', () => {
  it('have a code and a title, which is the code if the service sends no title', async () => {
    edge.answers({
      results: [
        { budget_function_code: '050', budget_function_title: 'National Defense' },
        { budget_function_code: '550', budget_function_title: null },
        { budget_function_code: '', budget_function_title: 'Nothing' },
        { budget_function_title: 'Nothing' },
      ],
    });
    expect(await budgetFunctions.call({})).toEqual([
      { code: '050', title: 'National Defense' },
      { code: '550', title: '550' },
    ]);
    expect(edge.asked).toEqual([
      {
        method: 'GET',
        path: 'v2/budget_functions/list_budget_functions/',
        query: {},
        body: undefined,
      },
    ]);
  });
  it.each([[{}], [{ budget_function_code: null }], [{ budget_function_code: {} }], [null]])(
    'fail to load if the list has only %j',
    async (row) => {
      edge.answers({ results: [row] });
      await expect(budgetFunctions.call({})).rejects.toThrow(UNREADABLE);
      await expect(budgetSubfunctions.call({ functionCode: '050' })).rejects.toThrow(UNREADABLE);
    },
  );
  it('have subfunctions in the same format', async () => {
    edge.answers({
      results: [
        { budget_subfunction_code: '051', budget_subfunction_title: 'Military' },
        { budget_subfunction_code: '053' },
        { budget_subfunction_title: 'Nothing' },
      ],
    });
    expect(await budgetSubfunctions.call({ functionCode: '050' })).toEqual([
      { code: '051', title: 'Military' },
      { code: '053', title: '053' },
    ]);
    expect(edge.asked).toEqual([
      postCall('v2/budget_functions/list_budget_subfunctions/', { budget_function: '050' }),
    ]);
  });
  it('fail to load if the response has no list', async () => {
    edge.answers({ results: null });
    await expect(budgetFunctions.call({})).rejects.toThrow(UNREADABLE);
    await expect(budgetSubfunctions.call({ functionCode: '050' })).rejects.toThrow(UNREADABLE);
  });
});
