import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { getExistingPath } from './getExistingPath';

/** Returns a link to a page of this site, or only `content` if the page does not exist. This file is not in the initial chunk. */
export const renderLink = (
  to: string | undefined,
  content: ReactNode,
  onFollow?: () => void,
): ReactNode => {
  const path = getExistingPath(to);
  return path ? (
    <Link to={path} onClick={onFollow}>
      {content}
    </Link>
  ) : (
    content
  );
};
