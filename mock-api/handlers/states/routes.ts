import type { Route } from '../../core/route';
import { YearQuery } from '../shared/yearWindow';
import { state, stateAwards, states } from './queries';
import { StateAnswer, StateAwardsAnswer, StatesAnswer } from './shapes';

export const stateRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: 'v2/recipient/state/',
    summary: 'States and territories with the awards performed in them in the last twelve months',
    cacheable: true,
    errors: [],
    answer: StatesAnswer,
    handler: states,
  },
  {
    method: 'GET',
    path: 'v2/recipient/state/{fips}/',
    summary: 'One state or territory with its people and the awards performed in it',
    cacheable: true,
    errors: [400],
    query: YearQuery,
    answer: StateAnswer,
    handler: state,
  },
  {
    method: 'GET',
    path: 'v2/recipient/state/awards/{fips}/',
    summary: 'The awards performed in a state or territory, by kind',
    cacheable: true,
    errors: [400],
    query: YearQuery,
    answer: StateAwardsAnswer,
    handler: stateAwards,
  },
];
