import { Type } from '@sinclair/typebox';
import { literals } from '../../../core/shapes';

/** The levels that a call can be asked at; the first one unasked. */
export const spendingLevel = (levels: readonly string[]) =>
  Type.Optional(literals(levels, { default: levels[0] }));

export const subawardsFlag = Type.Optional(Type.Boolean());
