import { renderLink } from '@/blocks/entity-links';
import type { Section } from '@/blocks/profile';
import { awardRecipientName, type Award } from '@/domain/award';
import { agencyName } from '@/domain/format';
import { addressLines } from '@/domain/location';
import { sectionIds } from '../awardAddress';
import { addressLinePath, agencyPath, recipientPath } from '../awardPaths';
import { Dates } from './Dates';
import { RelatedAwards } from './RelatedAwards';

function Parties({ award }: { award: Award }) {
  const { awardingAgency: agency, recipient } = award;
  return (
    <dl className="award-facts award-facts--large">
      <div>
        <dt>Awarding Agency</dt>
        <dd>{renderLink(agencyPath(agency), agencyName(agency?.name, agency?.abbreviation))}</dd>
      </div>
      <div>
        <dt>Recipient</dt>
        <dd className="capitals">{renderLink(recipientPath(award), awardRecipientName(award))}</dd>
        <dd className="award-facts__more">
          {addressLines(recipient?.location ?? null).map((line) => (
            <span key={line}>
              {renderLink(addressLinePath(recipient?.location ?? null, line), line)}
            </span>
          ))}
        </dd>
      </div>
    </dl>
  );
}

/** Renders the parties of an award, its related awards, and its dates. */
function Overview({ record: award }: { record: Award }) {
  return (
    <section className="award-section" aria-labelledby="award-overview">
      <h2 id="award-overview">Overview</h2>
      <div className="award-overview">
        <Parties award={award} />
        <RelatedAwards award={award} />
        <Dates award={award} />
      </div>
    </section>
  );
}
export const overview: Section<Award> = {
  id: sectionIds.overview,
  label: 'Overview',
  Content: Overview,
};
