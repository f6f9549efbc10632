import { InnerPlaces } from '@/blocks/spending-profile';
import type { StateRecord } from '../stateSubject';

const kinds = ['city', 'zip'] as const;
/** Renders the cities and ZIP codes of a state’s largest contracts. */
export function StatePlaces({ record }: { record: StateRecord }) {
  return <InnerPlaces record={record} kinds={kinds} />;
}
