import { Navigate, useLocation } from 'react-router-dom';
import NotFoundPage from '@/blocks/not-found';
import { getNewAddress } from '@/domain/site/oldAddresses';

/** Renders a redirect from an old address to its new address, or the “not found” page. */
export function UnknownAddress() {
  const { pathname, search } = useLocation();
  const newAddress = getNewAddress(pathname, search);
  return newAddress ? <Navigate replace to={newAddress} /> : <NotFoundPage />;
}
