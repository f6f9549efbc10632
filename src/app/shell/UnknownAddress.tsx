import { Navigate, useLocation } from 'react-router-dom';
import NotFoundPage from '@/blocks/not-found';
import { newAddressOf } from '@/domain/site/oldAddresses';

/** The page for an unknown address: a redirect to its new address, or “not found”. */
export function UnknownAddress() {
  const { pathname, search } = useLocation();
  const moved = newAddressOf(pathname, search);
  return moved ? <Navigate replace to={moved} /> : <NotFoundPage />;
}
