import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { builtPath } from './builtPath';

/** Returns a link to a page of this site, or its plain content if the page does not exist. Not in the initial chunk. */
export const linked = (
  to: string | undefined,
  words: ReactNode,
  onFollow?: () => void,
): ReactNode => {
  const built = builtPath(to);
  return built ? (
    <Link to={built} onClick={onFollow}>
      {words}
    </Link>
  ) : (
    words
  );
};
