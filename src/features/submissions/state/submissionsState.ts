import type { Reducer } from 'redux';
import { makeSubmissionsState, type SubmissionsState } from '@/domain/submissions/submission';

type Parts = Partial<ReturnType<SubmissionsState['toObject']>>;
/** Action: updates fields of the current statistics. */
export const submissionsTold = (parts: Parts) => ({ type: 'submissions/told', parts }) as const;
/** Action: resets the state when the user leaves the statistics. */
export const submissionsReset = () => ({ type: 'submissions/reset' }) as const;
type Action = ReturnType<typeof submissionsTold> | ReturnType<typeof submissionsReset>;

const none = makeSubmissionsState();
const reducer = (state: SubmissionsState = none, action: Action): SubmissionsState => {
  switch (action.type) {
    case 'submissions/told':
      return state.merge(action.parts);
    case 'submissions/reset':
      return none;
    default:
      return state;
  }
};
/** Reducers that the page injects. */
export const submissionsReducers = { submissions: reducer as Reducer };
