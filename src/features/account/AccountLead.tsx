import { useSelector } from 'react-redux';
import { PageLink } from '@/blocks/entity-links';
import { comparePath } from '@/domain/compare/members';
import { date } from '@/domain/displayDate';
import { followPath } from '@/domain/dollarTrail/followPath';
import { paths } from '@/domain/site/paths';
import { EMPTY_QUERY, useAnswer } from '@/lib/requests/useAnswer';
import { allAgencies } from '@/services/agencies/endpoints';
import type { AccountProfile } from '@/services/federal-accounts/profileEndpoints';
import { lazyComponent } from '@/ui/lazyComponent';
import { selectFederalAccount, type AccountPageState } from './state/federalAccountState';
import { useShownYear } from './useShownYear';

const AccountOpening = lazyComponent<{ record: AccountProfile }>(
  () => import('./sections/AccountOpening'),
  { name: 'The summary', look: 'silent', waiting: '\u00a0' },
);

/** Renders the header of an account's profile: its title, its first sentence, its agency, and links to related pages. */
export function AccountLead({ record }: { record: AccountProfile }) {
  const { id, agencyCode, agencyName, bureau } = record;
  const title = useSelector((state: AccountPageState) => selectFederalAccount(state).account.title);
  const { year, latest } = useShownYear();
  const agencies = useAnswer(allAgencies, EMPTY_QUERY);
  const agency = agencies.value?.find(({ toptierCode }) => toptierCode === agencyCode);
  const name = agencyName || agency?.name;
  // Links to past fiscal years include all 12 months.
  const pastPeriod =
    latest && year !== undefined && year !== latest.year ? { year, period: 12 } : undefined;
  const timeQuery = pastPeriod ? `fy=${pastPeriod.year}&period=${pastPeriod.period}&` : '';
  return (
    <div className="account-lead">
      <h2>{title}</h2>
      <p className="profile__sentence account-sentence">
        <AccountOpening record={record} />
      </p>
      <p>
        {name ? (
          <>
            An account of the{' '}
            {agency?.slug ? <PageLink to={paths.agency(agency.slug, year)}>{name}</PageLink> : name}
            {bureau && `, ${bureau}`}.
          </>
        ) : (
          'The agency of this account is not available.'
        )}
      </p>
      <p className="account-lead__date">
        {latest ? `Data through ${date(latest.latestSubmissionDate)}` : '\u00a0'}
      </p>
      <ul className="account-lead__ways" aria-label="Related pages">
        <li>
          <PageLink to={followPath({ ['federal_account']: String(id) }, pastPeriod)}>
            Follow the money of this account
          </PageLink>
        </li>
        <li>
          <PageLink
            to={
              agency?.id
                ? `/explorer/agency?${timeQuery}agency=${agency.id}&account=${id}`
                : '/explorer/agency'
            }
          >
            View this account in the Spending Explorer
          </PageLink>
        </li>
        <li>
          <PageLink to={comparePath([{ kind: 'account', id: record.number }], year)}>
            Compare this account
          </PageLink>
        </li>
      </ul>
    </div>
  );
}
