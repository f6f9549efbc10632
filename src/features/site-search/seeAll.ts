import { getExistingPath } from '@/blocks/entity-links';
import { changeQuery } from '@/lib/url/query';
import type { SiteMatch } from './siteMatch';

/** Maximum number of characters that every list accepts as its filter. */
const MAX_TERM_LENGTH = 100;

/** Returns the address of a list that is filtered by a text. */
export const listPath = (path: string, text: string): string =>
  `${path}${changeQuery('', { q: text })}`;
/** Returns the last result of a kind, which opens `list` with the typed text as its filter. Returns [] if there is no such list. */
export const seeAll = (list: string, text: string, to: string): readonly SiteMatch[] =>
  text.length <= MAX_TERM_LENGTH && getExistingPath(to)
    ? [
        {
          key: `all-${list}`,
          text: `See all ${list} that match “${text}”`,
          detail: '',
          target: { to },
          score: 0,
          isList: true,
        },
      ]
    : [];
