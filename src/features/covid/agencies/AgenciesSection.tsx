import { useId, useMemo } from 'react';
import { agencyCodesOfTab, codesOfTab, covidAwardTabs } from '@/domain/disaster/awardTabs';
import { makeDisasterTotals } from '@/domain/disaster/covidState';
import { usePorts } from '@/lib/ports';
import { currentValue, useAnswer } from '@/lib/requests/useAnswer';
import { disasterAmounts, disasterSpending } from '@/services/disaster/endpoints';
import { ContentLink } from '@/ui/ContentLink';
import { Notices, unknownValues } from '@/ui/Notices';
import { AwardBoxes } from '../awards/AwardBoxes';
import { AwardTypeTabs } from '../awards/AwardTypeTabs';
import { awardSection, useAwardView } from '../awards/awardView';
import { useTabCounts } from '../awards/useTabCounts';
import { SectionHead } from '../SectionHead';
import { useCovid19Told } from '../state/useCovid19Told';
import { AgenciesTable } from './AgenciesTable';

/** Address parameters `agencies_…`. Loans are sorted by face value at first. */
const section = awardSection('agencies', covidAwardTabs, (tab) =>
  tab === 'loans' ? 'face_value_of_loan' : 'obligation',
);
const tabKeys = section.tabs.map(({ key }) => key);

/** Award spending by agency and subagency. */
export function AgenciesSection({ defCodes }: { defCodes: readonly string[] }) {
  const id = useId();
  const { track } = usePorts();
  const { view, refused, chooseTab, search, changeTable } = useAwardView(section);
  const { tab, sort, order, page, limit } = view;
  const amounts = useAnswer(
    disasterAmounts,
    useMemo(() => ({ defCodes, awardTypes: codesOfTab(tab.key) }), [defCodes, tab.key]),
  );
  const asked = useMemo(
    () => ({
      category: 'agency' as const,
      basis: tab.key === 'loans' ? ('loan' as const) : ('award' as const),
      defCodes,
      awardTypes: agencyCodesOfTab(tab.key),
      search: view.search,
      sort,
      order,
      page,
      limit,
    }),
    [defCodes, tab.key, view.search, sort, order, page, limit],
  );
  const answer = useAnswer(disasterSpending, asked);
  const counts = useTabCounts({
    counted: 'agency',
    defCodes,
    tabs: tabKeys,
    shown: tab.key,
    codesOf: agencyCodesOfTab,
    ready: answer.status === 'ready' || answer.status === 'failed',
  });
  const all = currentValue(amounts);
  const totals = currentValue(answer)?.totals;
  useCovid19Told(
    'spendingByAgencyTotals',
    useMemo(
      () => (totals && tab.key === 'all' && !view.search ? makeDisasterTotals(totals) : null),
      [totals, tab.key, view.search],
    ),
  );
  const panelId = `${id}panel`;
  return (
    <>
      <SectionHead icon="building" title="Award Spending by Sub-Agency" covers="Award Spending" />
      <p>
        See which <ContentLink href="?glossary=agency">agencies</ContentLink> and their sub-agencies
        paid for awards in response to COVID-19.
      </p>
      <div className="covid-awards__notes">
        <p>
          <strong>NOTE:</strong> An agency can have several types of awards. All Awards counts each
          agency once, so the counts do not add up.
        </p>
      </div>
      <Notices notices={unknownValues(refused)} />
      <AwardTypeTabs
        label="Types of awards, with their number of agencies"
        tabs={section.tabs}
        shown={tab.key}
        counts={counts}
        onChoose={(key) => {
          track('covidTab', 'award-agency', key);
          chooseTab(key);
        }}
        panelId={panelId}
        idPrefix="covid-agencies"
      />
      <div id={panelId} role="tabpanel" aria-labelledby={`covid-agencies-${tab.key}`}>
        <AwardBoxes
          tab={tab}
          label="Number of Agencies"
          counted={counts.get(tab.key)}
          amounts={amounts}
        />
        <AgenciesTable
          answer={answer}
          asked={asked}
          all={all}
          view={view}
          onSearch={search}
          onView={changeTable}
        />
      </div>
    </>
  );
}
