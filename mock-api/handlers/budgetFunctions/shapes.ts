import { Type } from '@sinclair/typebox';

export const FunctionsAnswer = Type.Object({
  results: Type.Array(
    Type.Object({ budget_function_code: Type.String(), budget_function_title: Type.String() }),
  ),
});
export const SubfunctionsBody = Type.Object({ budget_function: Type.Optional(Type.String()) });
export const SubfunctionsAnswer = Type.Object({
  results: Type.Array(
    Type.Object({
      budget_subfunction_code: Type.String(),
      budget_subfunction_title: Type.String(),
    }),
  ),
});
