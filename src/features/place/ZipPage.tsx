import { useMemo } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { zipPath } from '@/domain/places/placePaths';
import { parseZip } from '@/domain/places/placeSubject';
import { PlaceProfile } from './PlaceProfile';
import { UnknownPlace } from './UnknownPlace';

/** Renders the profile of a ZIP code. ZIP+4 redirects to its first five digits. */
export function ZipPage() {
  const { zip = '' } = useParams();
  const { pathname, search, hash } = useLocation();
  const subject = useMemo(() => parseZip(zip), [zip]);
  if (!subject) return <UnknownPlace text="A ZIP code has five digits, such as 43215." />;
  const path = zipPath(zip);
  if (path !== pathname) return <Navigate replace to={`${path}${search}${hash}`} />;
  return <PlaceProfile key={subject.key} subject={subject} path={path} />;
}
