import type { Reducer } from 'redux';
import { makeCovid19State, type Covid19State } from '@/domain/disaster/covidState';

interface WithCovid19 {
  covid19: Covid19State;
}
type Parts = Partial<ReturnType<Covid19State['toObject']>>;
/** Action: updates fields of the COVID-19 profile. */
export const covid19Told = (parts: Parts) => ({ type: 'covid19/told', parts }) as const;
/** Action: resets the state when the user leaves the profile. */
export const covid19Reset = () => ({ type: 'covid19/reset' }) as const;
type Action = ReturnType<typeof covid19Told> | ReturnType<typeof covid19Reset>;

const none = makeCovid19State();
const reducer = (state: Covid19State = none, action: Action): Covid19State => {
  switch (action.type) {
    case 'covid19/told':
      return state.merge(action.parts);
    case 'covid19/reset':
      return none;
    default:
      return state;
  }
};
/** Reducers that the page injects. */
export const covid19Reducers = { covid19: reducer as Reducer };
/** Returns the state of the COVID-19 profile. @internal */
export const selectCovid19 = ({ covid19 }: WithCovid19): Covid19State => covid19;
