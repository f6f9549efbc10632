import { is } from 'immutable';
import { useId, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useTabbedTables } from '@/blocks/panel';
import { KeyFigures } from '@/blocks/profile';
import { addArticle } from '@/domain/agencies/addArticle';
import { agencyTitle } from '@/domain/agencies/listedAgency';
import { agencyDelayNote } from '@/domain/defenseDelay';
import { fiscalYearRange } from '@/domain/fiscal';
import { count, MISSING, money, plural, profileMoney } from '@/domain/format';
import { useDataDay } from '@/lib/dataDay';
import { currentValue, useAnswer } from '@/lib/requests/useAnswer';
import {
  agencyAwards,
  agencyNewAwards,
  subAgencyTotals,
  type AgencyAwards,
  type AgencyQuery,
} from '@/services/agencies/endpoints';
import { ContentLink } from '@/ui/ContentLink';
import { Notices, unknownNotices } from '@/ui/Notices';
import { PanelError } from '@/ui/Status';
import { Tabs } from '@/ui/Tabs';
import type { AgencyInYear } from '../agencyYear';
import { SectionHead } from '../sections/SectionHead';
import { formatNoteDate } from '../sections/useThrough';
import { selectAgency, type AgencyPageState } from '../state/agencyState';
import { awardTables, getAwardCodes, type AwardTab } from './awardTables';
import { Recipients } from './Recipients';
import { SubAgencies } from './SubAgencies';
import { ViewAwards } from './ViewAwards';

function SubAgencyCount({ query }: { query: AgencyQuery }) {
  useAnswer(subAgencyTotals, query);
  const { subAgencyCount, officeCount } = useSelector(
    (state: AgencyPageState) => selectAgency(state).subagencyCount,
    is,
  );
  return subAgencyCount !== null && officeCount !== null
    ? `${plural(subAgencyCount, 'subagency', 'subagencies')} with ${plural(officeCount, 'office')}`
    : `${MISSING} subagencies with ${MISSING} offices`;
}

/** Returns a note on the latest date of the figures; a non-breaking space until they have loaded. */
const formatThrough = (figures: AgencyAwards | null | undefined, fy: number): string => {
  if (!figures) return '\u00a0';
  if (figures.latestDate) return `Data through ${formatNoteDate(figures.latestDate)}`;
  return figures.transactions === null ? '\u00a0' : `No data for FY ${fy}`;
};

/**
 * Renders the awards of the agency in the year: three key figures by award type, its subagencies with their offices, and its
 * recipients.
 */
export default function AwardSpending({ record }: { record: AgencyInYear }) {
  const id = useId();
  const { agency, fy, awardYear } = record;
  const delayNote = agencyDelayNote(agency.toptierCode, fiscalYearRange(fy), useDataDay());
  const { requestedTab, refused, getView, chooseTab, changeView } = useTabbedTables(awardTables);
  const tab: AwardTab = requestedTab || 'all';
  const label = awardTables.tabs.find(({ key }) => key === tab)!.label;
  const query = useMemo(
    () => ({ ...record.query, codes: getAwardCodes(tab) }),
    [record.query, tab],
  );
  const awards = useAnswer(agencyAwards, query);
  const newAwardsAnswer = useAnswer(agencyNewAwards, query);
  const figures = currentValue(awards);
  const newAwardCount = currentValue(newAwardsAnswer);
  const failedAnswers = [awards, newAwardsAnswer].filter(({ failure }) => failure);
  const panelId = `${id}panel`;
  return (
    <>
      <SectionHead title="Award Spending" throughText={formatThrough(figures, fy)} />
      <p>
        Agencies do not spend all{' '}
        <ContentLink href="?glossary=budgetary-resources">budgetary resources</ContentLink> through
        awards. Each change to an award’s obligations is a{' '}
        <ContentLink href="?glossary=transaction">transaction</ContentLink>. This section covers the
        transactions of {addArticle(agencyTitle(agency))} in {awardYear}, made by{' '}
        <SubAgencyCount query={record.query} />.{delayNote && ` ${delayNote}`}
      </p>
      <Notices notices={unknownNotices(refused)} />
      <Tabs
        label="Types of awards"
        tabs={awardTables.tabs}
        selected={tab}
        onSelect={(key) => chooseTab(key as AwardTab)}
        panelId={panelId}
        idPrefix="agency-awards"
      />
      <div id={panelId} role="tabpanel" aria-labelledby={`agency-awards-${tab}`}>
        {failedAnswers.length > 0 ? (
          <PanelError
            failure={failedAnswers[0]!.failure!}
            onRetry={() => failedAnswers.forEach(({ retry }) => retry())}
          />
        ) : (
          <KeyFigures
            figures={[
              {
                label: 'Award Obligations',
                value: profileMoney(figures?.obligations),
                exact: `${money(figures?.obligations, 2)} in ${awardYear}`,
              },
              {
                label: 'Number of Transactions',
                value: count(figures?.transactions),
                exact: `${label}, ${awardYear}`,
              },
              {
                label: 'Number of New Awards',
                value: count(newAwardCount),
                exact: `Awards that began in ${awardYear}`,
              },
            ]}
          />
        )}
        <ViewAwards record={record} tab={tab} />
        <SubAgencies
          record={record}
          tab={tab}
          label={label}
          tableView={getView(tab)}
          onView={(changes) => changeView(tab, changes)}
        />
      </div>
      <Recipients record={record} />
    </>
  );
}
