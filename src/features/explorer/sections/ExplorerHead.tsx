import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import { renderLink, getExistingPath } from '@/blocks/entity-links';
import { followPath } from '@/domain/dollarTrail/followPath';
import type { TrailChoices } from '@/domain/dollarTrail/levels';
import { date } from '@/domain/displayDate';
import { nameWithArticle, levelName, type ExplorerRoot } from '@/domain/explorer/levels';
import type { ActiveItem } from '@/domain/explorer/position';
import type { LatestPeriod } from '@/domain/fiscal';
import { profileMoney } from '@/domain/format';
import { paths } from '@/domain/site/paths';
import type { TrailItem } from '../useLevels';
import { itemName } from './explorerText';

/** Returns the path of the profile of a federal account or an agency, or undefined if the item has no profile. */
const getProfilePath = (
  { level, id, row }: TrailItem,
  accountNumber: string,
  year: number,
): string | undefined => {
  if (level === 'federal_account' && accountNumber)
    return paths.federalAccount(accountNumber, year);
  if (level === 'agency' && id && row && row.hasPage !== false) return paths.agency(id, year);
  return undefined;
};
/** Returns a text such as `An Agency of Personnel compensation`. */
const formatKind = (items: readonly TrailItem[]): string => {
  const item = items.at(-1)!;
  const kind = nameWithArticle(item.level);
  const text = `${kind[0]!.toUpperCase()}${kind.slice(1)}`;
  const parent = items.at(-2);
  if (!parent) return text;
  return `${text} ${item.level === 'recipient' ? 'within' : 'of'} ${itemName(parent)}`;
};

export interface ExplorerHeadProps {
  root: ExplorerRoot;
  period: LatestPeriod;
  items: readonly TrailItem[];
  active: ActiveItem;
  /** End of the reporting period; '' until it has loaded. */
  endDate: string;
  /** Receives the focus after drilling down. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Renders the heading of the current choice: name, kind and amount, with links to its pages. */
export function ExplorerHead({ root, period, items, active, endDate, heading }: ExplorerHeadProps) {
  const item = items.at(-1);
  const { total, accountNumber } = active;
  const profilePath = item && getExistingPath(getProfilePath(item, accountNumber, period.year));
  const choices = Object.fromEntries(
    items.filter(({ id }) => id !== null).map(({ level, id }) => [level, id]),
  ) as TrailChoices;
  const trailPath = getExistingPath(followPath(choices, period));
  const followLink = trailPath && item?.id !== null && !item?.missing && (
    <Link className="explorer-head__follow" to={trailPath}>
      Follow this money to awards and places
    </Link>
  );
  return (
    <div className="explorer-head">
      <div>
        {item ? (
          <>
            <p className="explorer-head__over">You&rsquo;ve chosen</p>
            <h2 ref={heading} tabIndex={-1} className="explorer-head__title">
              {renderLink(profilePath, itemName(item))}
            </h2>
            <p className="explorer-head__kind">
              {formatKind(items)}
              {profilePath && `. Its profile counts all of its spending in FY ${period.year}.`}{' '}
              {followLink}
            </p>
          </>
        ) : (
          <>
            <h2 ref={heading} tabIndex={-1} className="explorer-head__title">
              FY {period.year} spending by {levelName(root)}
            </h2>
            <p className="explorer-head__kind">
              Choose {nameWithArticle(root)} to break down its spending. {followLink}
            </p>
          </>
        )}
      </div>
      <dl className="explorer-head__amount">
        <dt>FY {period.year} obligated amount</dt>
        <dd className="numeric explorer-head__figure">
          {profileMoney(item?.missing ? null : total)}
        </dd>
        <dd className="explorer-head__day">
          Data as of {date(endDate || period.latestSubmissionDate)}
        </dd>
      </dl>
    </div>
  );
}
