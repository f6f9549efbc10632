import { Type } from '@sinclair/typebox';
import { literals } from '../../../core/shapes';

/** Returns the schema of `spending_level`. The first level is the default. */
export const spendingLevel = (levels: readonly string[]) =>
  Type.Optional(literals(levels, { default: levels[0] }));

export const subawardsFlag = Type.Optional(Type.Boolean());
