import { useStore } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectApplied, type WithSearchFilters } from '@/blocks/search-filters';
import { paths } from '@/domain/site/paths';
import { usePorts } from '@/lib/ports';
import { savedHash, toSavedSearchBody } from '@/services/search/savedFilters';

const getAddressHash = () => new URLSearchParams(window.location.search).get('hash');
const getHash = (state: WithSearchFilters) =>
  savedHash(toSavedSearchBody(selectApplied(state).filters));

interface AwardLinkProps {
  to: string;
  text: string;
  event: 'searchAward' | 'searchSubaward';
}
function AwardLink({ to, text, event }: AwardLinkProps) {
  const { track } = usePorts();
  const store = useStore<WithSearchFilters>();
  const handleClick = () => {
    if (event === 'searchSubaward') track(event, text);
    else track(event, text, getAddressHash() ?? getHash(store.getState()));
  };
  return (
    <Link to={to} onClick={handleClick}>
      {text}
    </Link>
  );
}
const createLinkRenderer =
  (event: AwardLinkProps['event'], query = '') =>
  (id: string | null, text: string) =>
    id ? <AwardLink to={`${paths.award(id)}${query}`} text={text} event={event} /> : text;
const SUBAWARDS_QUERY = '?history=subawards&section=history';

/** Renders a link to an award, or plain text if the award ID is null. */
export const awardLink = createLinkRenderer('searchAward');
/** Renders a link from a subaward to its prime award, which opens at the list of subawards. */
export const primeAwardLink = createLinkRenderer('searchAward', SUBAWARDS_QUERY);
/** Renders a link from a subaward ID to the list of subawards of its prime award. */
export const subawardLink = createLinkRenderer('searchSubaward', SUBAWARDS_QUERY);
