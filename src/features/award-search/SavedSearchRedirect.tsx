import { Navigate, useLocation, useParams } from 'react-router-dom';
import { changeQuery } from '@/lib/url/query';
import { isHash } from '@/services/search/savedFilters';

/** State that the redirect passes to the search page: `hasNoSearch` is true if the address has no valid hash. */
export interface RedirectState {
  hasNoSearch?: true;
}
/** Redirects `/search/{hash}` to `/search?hash={hash}`, and `/searchv2/{hash}` likewise. Omits an invalid hash. */
export default function SavedSearchRedirect() {
  const { urlHash = '' } = useParams();
  const { pathname, search } = useLocation();
  const basePath = pathname.startsWith('/searchv2') ? '/searchv2' : '/search';
  const query = isHash(urlHash) ? changeQuery(search, { hash: urlHash }) : search;
  const state: RedirectState = isHash(urlHash) ? {} : { hasNoSearch: true };
  return <Navigate to={`${basePath}${query}`} replace state={state} />;
}
