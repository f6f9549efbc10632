import type { Route } from '../../core/route';
import { YearQuery } from '../shared/yearWindow';
import { state, stateAwards, states } from './queries';
import { StateAnswer, StateAwardsAnswer, StatesAnswer } from './shapes';

export const stateRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: 'v2/recipient/state/',
    summary: 'States and territories with their award amounts of the last twelve months',
    errors: [],
    answer: StatesAnswer,
    handler: states,
  },
  {
    method: 'GET',
    path: 'v2/recipient/state/{fips}/',
    summary: 'One state or territory with its population and award amounts',
    errors: [400],
    query: YearQuery,
    answer: StateAnswer,
    handler: state,
  },
  {
    method: 'GET',
    path: 'v2/recipient/state/awards/{fips}/',
    summary: 'Award amounts in a state or territory by award type',
    errors: [400],
    query: YearQuery,
    answer: StateAwardsAnswer,
    handler: stateAwards,
  },
];
