import { interactiveBehaviour } from './interactiveBehaviour';
import { interactiveScreens } from './interactiveScreens';
import { reference } from './reference';
import type { Statement } from './statement';

/**
 * Every statement of the two specification documents and the test that shows it. `npm test` fails when a row of a finished
 * step has no passing test of that name. `i` = interactive.md, `r` = reference.md. A row without a test belongs to a step
 * not yet finished.
 */
export const statements: readonly Statement[] = [...interactiveScreens, ...interactiveBehaviour, ...reference];
/** Steps that count as finished: their rows must all have a passing test. */
export const finishedIssues: readonly number[] = [1, 2, 3, 4];
