import { Type } from '@sinclair/typebox';
import { Results } from '../../core/shapes';

export const FunctionsAnswer = Results({
  budget_function_code: Type.String(),
  budget_function_title: Type.String(),
});
export const SubfunctionsBody = Type.Object({ budget_function: Type.Optional(Type.String()) });
export const SubfunctionsAnswer = Results({
  budget_subfunction_code: Type.String(),
  budget_subfunction_title: Type.String(),
});
