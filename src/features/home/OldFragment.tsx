import { Navigate, useLocation } from 'react-router-dom';
import { getFragmentAddress } from '@/domain/site/oldAddresses';

/** Redirects a hash address of the earliest site to its current page. */
export default function OldFragment() {
  return <Navigate replace to={getFragmentAddress(useLocation().hash)} />;
}
