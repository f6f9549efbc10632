import { OpenSearchButton } from '@/blocks/open-search';
import { defenseDelayNote } from '@/domain/defenseDelay';
import { MISSING } from '@/domain/format';
import { profilePeriod, profilePeriodPhrase } from '@/domain/profileYears';
import { recordFilters } from '@/domain/spendingSubject';
import { useDataDay } from '@/lib/dataDay';
import { ContentLink } from '@/ui/ContentLink';
import type { StateRecord } from '../stateSubject';
import { getDemographics } from '../stateSummary';
import { StateBreakdown } from './StateBreakdown';
import { StateMark } from './StateMark';

/** Renders a state's population and income, notes on its amounts, a link to its awards, and the awards by type. */
export function StateOverview({ record }: { record: StateRecord }) {
  const day = useDataDay();
  const { state, profile, fy } = record;
  const { name, code } = profile.overview;
  return (
    <div className="state-overview">
      <section className="state-card" aria-labelledby="state-people">
        <div className="state-card__name">
          <StateMark fips={state.fips} code={state.code} name={name} />
          <h2 id="state-people">
            {name}
            {code && <span className="state-card__code"> {code}</span>}
          </h2>
        </div>
        <dl className="state-card__facts">
          {getDemographics(profile).map(({ label, value, source }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <strong>{value}</strong>
                {value !== MISSING && <span>{source}</span>}
              </dd>
            </div>
          ))}
        </dl>
        <p className="state-card__note">
          This page counts awards by{' '}
          <ContentLink href="?glossary=primary-place-of-performance">
            primary place of performance
          </ContentLink>
          , not by the recipient’s address. It includes awards with transactions{' '}
          {profilePeriodPhrase(fy, day)}. A search also includes open awards without transactions.{' '}
          {defenseDelayNote([profilePeriod(fy, day)], day)}
        </p>
        <p className="state-card__note">
          Obligations per capita are obligations divided by the population above.
        </p>
        <OpenSearchButton
          className="usa-button"
          target={{ key: 'state', filters: () => recordFilters(record, day) }}
        >
          View awards to this state
        </OpenSearchButton>
      </section>
      <StateBreakdown record={record} />
    </div>
  );
}
