import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { ProfileFrame, type Section } from '@/blocks/profile';
import { date } from '@/domain/displayDate';
import { EARLIEST_FEDERAL_ACCOUNT_YEAR } from '@/domain/fiscal';
import { paths } from '@/domain/site/paths';
import { site } from '@/domain/site/site';
import { useAddress } from '@/lib/url/address';
import { FilterTextContext } from '@/lib/filterTextContext';
import { usePageTitle } from '@/lib/pageTitle';
import { useAnswer } from '@/lib/requests/useAnswer';
import { useResetOnLeave } from '@/lib/url/addressState';
import { accountProfile, type AccountProfile } from '@/services/federal-accounts/profileEndpoints';
import { lazyComponent } from '@/ui/lazyComponent';
import { Notices, unknownNotices, type Notice } from '@/ui/Notices';
import { PageHeader } from '@/ui/PageHeader';
import { ShareMenu } from '@/ui/ShareMenu';
import { EmptyState, Loading } from '@/ui/Status';
import { accountAddress, toAddress, type AccountValues } from './accountAddress';
import { AccountLead } from './AccountLead';
import { Filters } from './sections/Filters';
import { Snapshot } from './sections/Snapshot';
import { federalAccountReset, selectAccountInView } from './state/federalAccountState';
import { useShownYear } from './useShownYear';
import { describeValuesWithoutData } from './valuesWithoutData';

const OVERLINE = 'Federal Account Profile';
const unknownAccount = {
  title: 'Invalid Federal Account',
  text: 'No federal account has this number. Account numbers look like 097-0100.',
  statuses: [400, 404, 422],
  action: (
    <Link className="usa-button" to="/federal_account">
      Find a federal account
    </Link>
  ),
};
/** Reserves the space of a figure whose code loads. */
const waitingFigure = (
  <div className="figure" style={{ minHeight: '25rem' }}>
    <Loading message="Loading your data..." />
  </div>
);
const OverTime = lazyComponent<{ record: AccountProfile }>(() => import('./sections/OverTime'), {
  name: 'Spending over time',
  waiting: waitingFigure,
});
const Categories = lazyComponent<{ record: AccountProfile }>(
  () => import('./sections/Categories'),
  { name: 'Spending by category', waiting: waitingFigure },
);
const Symbols = lazyComponent<{ record: AccountProfile }>(() => import('./sections/Symbols'), {
  name: 'The list of Treasury Account Symbols',
  waiting: <Loading message="Loading your data..." />,
});
const Awards = lazyComponent<{ record: AccountProfile }>(() => import('./sections/Awards'), {
  name: 'The table of awards',
  waiting: <Loading message="Loading your data..." />,
});
const sections: readonly Section<AccountProfile>[] = [
  { id: 'snapshot', label: 'Snapshot', Content: Snapshot },
  { id: 'filters', label: 'Filters', Content: Filters },
  { id: 'over-time', label: 'Spending Over Time', Content: OverTime },
  { id: 'category', label: 'Spending by Category', Content: Categories },
  { id: 'symbols', label: 'Treasury Account Symbols', Content: Symbols },
  { id: 'awards', label: 'Spending by Prime Award', Content: Awards },
];

function InvalidAccount() {
  usePageTitle(unknownAccount.title);
  return (
    <>
      <PageHeader overline={OVERLINE} title="Federal account not shown" />
      <div className="page-body profile">
        <EmptyState title={unknownAccount.title} action={unknownAccount.action}>
          <p>{unknownAccount.text}</p>
        </EmptyState>
      </div>
    </>
  );
}

const filterText = (values: Partial<AccountValues>): string =>
  [
    ['Fiscal years', values.years],
    ['From', values.from],
    ['To', values.to],
    ['Object class', values.class],
    ['Program activity', values.activity],
    ['Treasury Account Symbol', values.tas],
  ]
    .filter(([, value]) => value)
    .map(([label, value]) => `${label}: ${value}`)
    .join('; ');
const yearChoices = (years: readonly number[], year: number | undefined) => {
  if (years.length)
    return years.map((each, at) => ({
      id: String(each),
      label: `FY ${each}${at ? '' : ' (latest)'}`,
    }));
  return year === undefined
    ? [{ id: '', label: 'FY -- (latest)' }]
    : [{ id: String(year), label: `FY ${year}` }];
};
function AccountProfilePage({ number }: { number: string }) {
  const { search } = useLocation();
  const { filters } = useSelector(selectAccountInView);
  const { refused } = useAddress(accountAddress);
  const { year, years, latest, refused: refusedYear, failure, retry, choose } = useShownYear();
  const query = useMemo(() => ({ number }), [number]);
  const answer = useAnswer(accountProfile, query);
  const addressValues = toAddress(filters);
  const notices: readonly Notice[] = [
    ...describeValuesWithoutData(filters, years, refusedYear).map((text) => ({
      kind: 'warning' as const,
      text,
    })),
    ...(failure && !latest
      ? [
          {
            kind: 'error' as const,
            text: `We couldn’t find the latest fiscal year. ${failure.message}`,
            action: { label: 'Retry', run: retry },
          },
        ]
      : []),
    ...unknownNotices(refused),
  ];
  // If years or dates are selected, the filters already show them.
  const periodText =
    latest && !addressValues.years && !addressValues.from && !addressValues.to
      ? `FY ${EARLIEST_FEDERAL_ACCOUNT_YEAR} through ${date(latest.latestSubmissionDate)}`
      : '';
  return (
    <FilterTextContext value={filterText(addressValues)}>
      <ProfileFrame
        answer={answer}
        overline={OVERLINE}
        title={(account) => `Federal Account Symbol: ${account.number}`}
        period={periodText}
        subject={(account) => `Federal account ${account.number}, ${account.title}`}
        name={`Federal Account Symbol: ${number}`}
        pageTitle={({ title }) => `${title} | Spending Profile`}
        loading="Loading the federal account"
        about="A federal account holds money that Congress provides for one purpose. See its resources, obligations, outlays and awards. Explore them over time or by program and object class."
        failed={`Federal Account Symbol: ${number}`}
        unknown={unknownAccount}
        years={{
          choices: yearChoices(years, year),
          chosen: year === undefined ? '' : String(year),
          onChoose: choose,
        }}
        tools={({ title }) => (
          <ShareMenu
            url={`${paths.federalAccount(number)}${search}`}
            subject={`${site.name} Federal Account Profile: ${title}`}
            body={`The federal account ${title}:`}
          />
        )}
        notices={<Notices notices={notices} />}
        lead={(record) => <AccountLead record={record} />}
        sections={sections}
      />
    </FilterTextContext>
  );
}

/** Renders the profile of a federal account by its number, `AID-MAIN`. */
export function AccountPage() {
  const { number } = useSelector(selectAccountInView);
  useResetOnLeave('account', federalAccountReset);
  return /^\d{3}-\d{4}$/.test(number) ? (
    <AccountProfilePage key={number} number={number} />
  ) : (
    <InvalidAccount />
  );
}
