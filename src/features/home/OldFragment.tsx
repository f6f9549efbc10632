import { Navigate, useLocation } from 'react-router-dom';
import { addressOfFragment } from '@/domain/site/oldAddresses';

/** Redirects a hash address of the earliest site to its current page. */
export default function OldFragment() {
  return <Navigate replace to={addressOfFragment(useLocation().hash)} />;
}
