import { comparisonReducers as reducers } from '@/blocks/compare';
import { AssistancePage, NaicsPage, PscPage } from './ProgramPage';
import './program.scss';

/** Pages by the IDs of the route table. */
export const pages = {
  'program-assistance': { default: AssistancePage, reducers },
  'program-naics': { default: NaicsPage, reducers },
  'program-psc': { default: PscPage, reducers },
};
