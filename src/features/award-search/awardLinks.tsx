import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { usePorts } from '@/lib/ports';

interface AwardLinkProps {
  to: string;
  text: string;
  event: 'searchAward' | 'searchSubaward';
}
/** A link of the results to an award, counted with the search that it was found by. */
function AwardLink({ to, text, event }: AwardLinkProps) {
  const { track } = usePorts();
  const handleClick = () => {
    if (event === 'searchSubaward') track(event, text);
    else track(event, text, new URLSearchParams(window.location.search).get('hash') ?? '');
  };
  return (
    <Link to={to} onClick={handleClick}>
      {text}
    </Link>
  );
}
const linkTo =
  (event: AwardLinkProps['event'], part = '') =>
  (id: string | null, text: string) =>
    id ? <AwardLink to={`${paths.award(id)}${part}`} text={text} event={event} /> : text;
const SUBAWARDS = '?history=subawards&section=history';

/** Leads to an award. */
export const awardLink = linkTo('searchAward');
/** Leads to the award of a subaward, opened at the list of its subawards. */
export const awardOfSubaward = linkTo('searchAward', SUBAWARDS);
/** Leads from a subaward to the list in which it stands. */
export const subawardLink = linkTo('searchSubaward', SUBAWARDS);
