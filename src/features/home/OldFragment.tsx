import { Navigate, useLocation } from 'react-router-dom';
import { addressOfFragment } from '@/domain/site/oldAddresses';

/** An address of the earliest site, behind a hash: leads on to its page. */
export default function OldFragment() {
  return <Navigate replace to={addressOfFragment(useLocation().hash)} />;
}
