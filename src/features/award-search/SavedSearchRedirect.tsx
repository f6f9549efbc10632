import { Navigate, useLocation, useParams } from 'react-router-dom';
import { isHash } from '@/services/search/savedFilters';

/** What the address before the redirect was, for the page to tell. */
export interface RedirectState {
  notASearch?: true;
}
/** `/search/{hash}` has no content of its own: it becomes `/search?hash={hash}`. What is no hash is told on the page. */
export default function SavedSearchRedirect() {
  const { urlHash = '' } = useParams();
  const { pathname, search } = useLocation();
  const base = pathname.startsWith('/searchv2') ? '/searchv2' : '/search';
  const query = new URLSearchParams(search);
  if (isHash(urlHash)) query.set('hash', urlHash);
  const state: RedirectState = isHash(urlHash) ? {} : { notASearch: true };
  return (
    <Navigate to={`${base}${query.size ? `?${query.toString()}` : ''}`} replace state={state} />
  );
}
