import { OpenSearchButton } from '@/blocks/open-search';
import type { RecipientOverview } from '@/domain/recipient';
import { SlideOutLink } from '@/ui/SlideOutLink';
import { buildPeriodFilters, getWiderSearchNote } from '../recipientSearch';
import { useProfilePeriod } from '../useProfilePeriod';
import { Children } from './Children';
import { Details } from './Details';
import { Family } from './Family';

function ViewAwards({ record }: { record: RecipientOverview }) {
  const { year, day } = useProfilePeriod();
  const filters = buildPeriodFilters(record, year, day);
  if (!filters) return null;
  const widerNote = getWiderSearchNote(record);
  return (
    <p className="recipient-way">
      <OpenSearchButton target={{ key: 'recipient', filters: () => filters }}>
        View awards to this recipient
      </OpenSearchButton>
      {widerNote && <span className="control-hint">{widerNote}</span>}
    </p>
  );
}

/** Renders facts about a recipient, an explanation of loan amounts, a link to its awards and, for a parent, its children. */
export function Overview({ record }: { record: RecipientOverview }) {
  return (
    <>
      <h2 className="usa-sr-only">Overview</h2>
      <p className="recipient-loans">
        The{' '}
        <SlideOutLink panel="glossary" slug="face-value-of-loan">
          face value of a loan
        </SlideOutLink>{' '}
        is the amount lent or guaranteed. Loans are repaid, so it is not counted as spending. The
        expected cost to the government, the{' '}
        <SlideOutLink panel="glossary" slug="loan-subsidy-cost">
          subsidy cost
        </SlideOutLink>
        , is included in the total.
      </p>
      <ViewAwards record={record} />
      <div className="recipient-facts">
        <Family record={record} />
        <Details record={record} />
      </div>
      {record.recipient_level === 'P' && <Children record={record} />}
    </>
  );
}
