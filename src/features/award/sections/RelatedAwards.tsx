import type { ReactNode } from 'react';
import { renderLink } from '@/blocks/entity-links';
import { findMainListing, type Award } from '@/domain/award';
import { count } from '@/domain/format';
import { SlideOutLink } from '@/ui/SlideOutLink';
import { sectionIds, views } from '../awardAddress';
import { parentPath } from '../awardPaths';
import { categoryPages } from '../categories/pages';
import { SectionLink } from '../SectionLink';
import { useAwardCounts } from '../useAward';

interface CountLinkProps {
  total: number | null;
  singular: string;
  to: string;
  view: Readonly<Record<string, string>>;
}
function CountLink({ total, singular, to, view }: CountLinkProps) {
  return (
    <li>
      <SectionLink to={to} view={view} className="award-counts__link">
        <strong>{count(total)}</strong> {total === 1 ? singular : `${singular}s`}
      </SectionLink>
    </li>
  );
}
interface RelationsProps {
  award: Award;
  note: string;
  children: ReactNode;
}
function Relations({ award, note, children }: RelationsProps) {
  const { parentId, parentAward } = award;
  return (
    <>
      <p className="award-note">{note}</p>
      <dl className="award-facts">
        <div>
          <dt>
            <SlideOutLink panel="glossary" slug="parent-award-id">
              Parent Award Unique Key
            </SlideOutLink>
          </dt>
          <dd className="breakable">
            {parentId && parentAward ? renderLink(parentPath(award), parentId) : 'N/A'}
          </dd>
        </div>
      </dl>
      <ul className="award-counts">{children}</ul>
    </>
  );
}
function ContractRelations({ award }: { award: Award }) {
  return (
    <Relations
      award={award}
      note="Contracts can be orders under a vehicle, and can have subawards."
    >
      <CountLink
        total={award.subawardCount}
        singular="Sub-Award"
        to={sectionIds.history}
        view={views.subawards}
      />
    </Relations>
  );
}
function VehicleRelations({ award }: { award: Award }) {
  const counts = useAwardCounts();
  const orderCounts = [
    ['Child Award Order', counts?.childAwards, views.childAwards],
    ['Child IDV Order', counts?.childIdvs, views.childIdvs],
    ['Grandchild Award Order', counts?.grandchildAwards, views.grandchildAwards],
  ] as const;
  return (
    <Relations
      award={award}
      note="A vehicle can belong to a parent vehicle, and can have orders and vehicles under it."
    >
      {orderCounts.map(([one, many, view]) => (
        <CountLink
          key={one}
          total={many ?? null}
          singular={one}
          to={sectionIds.orders}
          view={view}
        />
      ))}
    </Relations>
  );
}
function Programs({ award: { listings } }: { award: Award }) {
  const largest = findMainListing(listings);
  if (!largest) return <p>--</p>;
  return (
    <>
      <p className="award-program">
        {largest.number} - {largest.title || '--'}
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

const relations = { contract: ContractRelations, vehicle: VehicleRelations, program: Programs };
/** Renders the parent award of an award with counts of its subawards or orders, or the largest program that pays for it. */
export function RelatedAwards({ award }: { award: Award }) {
  const { related } = categoryPages[award.category];
  const Content = relations[related];
  const listingsTitle =
    award.listings.length > 1 ? 'Primary Assistance Listings' : 'Assistance Listings';
  return (
    <div className="award-related">
      <h3>{related === 'program' ? `${listingsTitle} (CFDA Programs)` : 'Related Awards'}</h3>
      <Content award={award} />
    </div>
  );
}
