import { Link } from 'react-router-dom';
import { MatchedStarts } from '@/blocks/list-search';
import { money, percent } from '@/domain/format';
import { findProfileState, statePath } from '@/domain/stateProfile/profileStates';
import type { ListedState } from '@/domain/stateProfile/stateProfile';
import type { Column } from '@/ui/DataTable';

const formatLabel = ({ name, code }: ListedState): string => (code ? `${name} (${code})` : name);

/** Returns the columns of the list. `total` is the sum of all states, or null if unknown. `unit` names the amounts and their `period`. */
export const stateColumns = (
  total: number | null,
  term: string,
  unit: string,
  period: string,
): readonly Column<ListedState>[] => [
  {
    id: 'name',
    line: 'name',
    label: 'State or Territory Name',
    sortable: true,
    render: (row) => {
      const content = <MatchedStarts text={formatLabel(row)} term={term} />;
      const state = findProfileState(row.fips);
      return state ? <Link to={statePath(state)}>{content}</Link> : content;
    },
  },
  {
    id: 'amount',
    line: 'amount',
    label: 'Awarded Amount',
    subtitle: unit,
    numeric: true,
    sortable: true,
    render: ({ obligations }) => money(obligations),
  },
  {
    id: 'share',
    line: 'detail',
    label: 'Percent of Total',
    subtitle: `Of all state profiles, ${period}`,
    numeric: true,
    sortable: true,
    render: ({ obligations }) => percent(obligations, total, 2),
    isEmpty: ({ obligations }) => obligations === null,
  },
];
