import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { builtPath } from './builtPath';

/** A link to a page of this site, where one stands; else its words. `onFollow` is told when it is followed. Not part of the first scripts. */
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
