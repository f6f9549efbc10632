import { Navigate, useLocation } from 'react-router-dom';
import NotFoundPage from '@/blocks/not-found';
import { newAddressOf } from '@/domain/site/oldAddresses';

/** What stands at an address that no route has: the way to the page that took its place, or nothing. */
export function UnknownAddress() {
  const { pathname, search } = useLocation();
  const moved = newAddressOf(pathname, search);
  return moved ? <Navigate replace to={moved} /> : <NotFoundPage />;
}
