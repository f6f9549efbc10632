import { Navigate, useLocation } from 'react-router-dom';
import NotFoundPage from '@/blocks/not-found';
import { getNewAddress } from '@/domain/site/oldAddresses';

/** The page for an unknown address: a redirect to its new address, or “not found”. */
export function UnknownAddress() {
  const { pathname, search } = useLocation();
  const newAddress = getNewAddress(pathname, search);
  return newAddress ? <Navigate replace to={newAddress} /> : <NotFoundPage />;
}
