import { createContext } from 'react';

/** What the steps of a form need in order to decide whether they show a problem. */
interface FormAttempt {
  /** Whether the visitor has tried to submit the incomplete form. */
  isSubmitted: boolean;
  /** Number of resets so far. A reset hides every problem. */
  round: number;
}
export const FormAttemptContext = createContext<FormAttempt>({ isSubmitted: false, round: 0 });
