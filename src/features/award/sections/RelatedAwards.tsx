import type { Award, AwardListing } from '@/domain/award';
import { count } from '@/domain/format';
import { SlideOutLink } from '@/ui/SlideOutLink';
import { sectionIds, views } from '../awardAddress';
import { parentPath } from '../awardPaths';
import { categoryPages } from '../categories/pages';
import { SectionLink } from '../SectionLink';
import { useAwardCounts } from '../useAward';
import { MaybeLink } from './MaybeLink';

function Parent({ award }: { award: Award }) {
  const { parentId, parentAward } = award;
  return (
    <div>
      <dt>
        <SlideOutLink panel="glossary" slug="parent-award-id">
          Parent Award Unique Key
        </SlideOutLink>
      </dt>
      <dd className="breakable">
        {parentId && parentAward ? <MaybeLink to={parentPath(award)}>{parentId}</MaybeLink> : 'N/A'}
      </dd>
    </div>
  );
}
/** A count that links to the section where the items are listed. */
function CountLink({
  many,
  one,
  more,
  to,
  view,
}: {
  many: number | null;
  one: string;
  more: string;
  to: string;
  view: Readonly<Record<string, string>>;
}) {
  return (
    <li>
      <SectionLink to={to} view={view} className="award-counts__link">
        <strong>{count(many)}</strong> {many === 1 ? one : more}
      </SectionLink>
    </li>
  );
}
function ContractRelations({ award }: { award: Award }) {
  return (
    <>
      <p className="award-note">
        The vehicle that this contract was ordered under, if any, and its subawards.
      </p>
      <dl className="award-facts">
        <Parent award={award} />
      </dl>
      <ul className="award-counts">
        <CountLink
          many={award.subawardCount}
          one="Sub-Award"
          more="Sub-Awards"
          to={sectionIds.history}
          view={views.subawards}
        />
      </ul>
    </>
  );
}
function VehicleRelations({ award }: { award: Award }) {
  const counts = useAwardCounts();
  const orders = [
    ['Child Award Order', counts?.childAwards, views.childAwards],
    ['Child IDV Order', counts?.childIdvs, views.childIdvs],
    ['Grandchild Award Order', counts?.grandchildAwards, views.grandchildAwards],
  ] as const;
  return (
    <>
      <p className="award-note">
        The parent vehicle, if any, and the orders and vehicles under this one.
      </p>
      <dl className="award-facts">
        <Parent award={award} />
      </dl>
      <ul className="award-counts">
        {orders.map(([label, many, view]) => (
          <CountLink
            key={label}
            many={many ?? null}
            one={label}
            more={`${label}s`}
            to={sectionIds.orders}
            view={view}
          />
        ))}
      </ul>
    </>
  );
}
/** Returns the program with the most funding. */
const primary = (listings: readonly AwardListing[]): AwardListing | undefined =>
  listings.reduce<AwardListing | undefined>(
    (most, each) =>
      most === undefined || (each.totalFunding ?? 0) > (most.totalFunding ?? 0) ? each : most,
    undefined,
  );
function Programs({ award: { listings } }: { award: Award }) {
  const first = primary(listings);
  if (!first) return <p>--</p>;
  return (
    <>
      <p className="award-program">
        {first.number} - {first.title || '--'}
      </p>
      <p>
        <SectionLink to={sectionIds.listings} className="award-more">
          {listings.length > 1
            ? `VIEW ALL ${count(listings.length)} CFDA PROGRAMS`
            : 'VIEW MORE INFO ABOUT THIS PROGRAM'}
        </SectionLink>
      </p>
    </>
  );
}

const parts = {
  contract: ContractRelations,
  vehicle: VehicleRelations,
  program: Programs,
};
/** What an award belongs to: its parent award, the awards under it, or the program that pays. */
export function RelatedAwards({ award }: { award: Award }) {
  const { related } = categoryPages[award.category];
  const Part = parts[related];
  const programs =
    award.listings.length > 1 ? 'Primary Assistance Listings' : 'Assistance Listings';
  return (
    <div className="award-related">
      <h3>{related === 'program' ? `${programs} (CFDA Programs)` : 'Related Awards'}</h3>
      <Part award={award} />
    </div>
  );
}
