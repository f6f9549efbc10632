import { useId, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { overviewAmounts } from '@/domain/disaster/overview';
import type { SpendingBasis } from '@/domain/disaster/spendingTable';
import { usePorts } from '@/lib/ports';
import type { BudgetCategory } from '@/services/disaster/endpoints';
import { ContentLink } from '@/ui/ContentLink';
import { Notices, unknownNotices } from '@/ui/Notices';
import { Select } from '@/ui/Select';
import { Tabs } from '@/ui/Tabs';
import { SectionHead } from '../SectionHead';
import { selectCovid19, type Covid19PageState } from '../state/covid19State';
import type { CodeSelection } from '../useCodeSelection';
import { AwardQuestion } from './AwardQuestion';
import { BudgetBoxes } from './BudgetBoxes';
import { BudgetTable } from './BudgetTable';
import { budgetBases, budgetTabs, useBudgetView } from './budgetView';

function BasisNote({ basis }: { basis: SpendingBasis }) {
  if (basis === 'total')
    return (
      <>
        Includes all spending under the selected codes, through awards or otherwise, from{' '}
        <ContentLink href="?about-the-data=file-b">account breakdowns (File B)</ContentLink>.
      </>
    );
  if (basis === 'award')
    return (
      <>
        Includes only spending that agencies link to{' '}
        <ContentLink href="?about-the-data=file-c">awards</ContentLink>: contracts, grants, loans
        and other assistance.
      </>
    );
  return (
    <>
      Includes only loans. Their{' '}
      <ContentLink href="?glossary=face-value-of-loan">face value</ContentLink> is what was lent.
      The <ContentLink href="?glossary=loan-subsidy-cost">subsidy cost</ContentLink> is the expected
      cost to the government.
    </>
  );
}

/** Renders spending under the codes by agency, federal account or object class, in total or only through awards or loans. */
export function BudgetSection({ record: { defCodes } }: { record: CodeSelection }) {
  const id = useId();
  const { track } = usePorts();
  const { view, refused, chooseTab, chooseBasis, changeTable } = useBudgetView();
  const { tab, basis } = view;
  // The head of the page requests the overview.
  const overview = useSelector((state: Covid19PageState) => selectCovid19(state).overview);
  const amounts = useMemo(() => (overview ? overviewAmounts(overview) : null), [overview]);
  const panelId = `${id}panel`;
  return (
    <>
      <SectionHead
        icon="grid"
        title="Total Spending by Budget Category"
        coverage="Total Spending"
      />
      <p>See spending by agency, account and object class. Expand a row for details.</p>
      <Notices notices={unknownNotices(refused)} />
      <Tabs
        label="Budget categories"
        tabs={budgetTabs.map(({ key, label }) => ({ key, label }))}
        selected={tab.key}
        onSelect={(key) => {
          track('covidBudgetTab', key);
          chooseTab(key as BudgetCategory);
        }}
        panelId={panelId}
        idPrefix="covid-budget"
      />
      <div id={panelId} role="tabpanel" aria-labelledby={`covid-budget-${tab.key}`}>
        <BudgetBoxes tab={tab} defCodes={defCodes} overview={amounts} />
        <div className="covid-basis">
          <Select
            label="Show amounts based on:"
            options={budgetBases}
            value={basis}
            onChoose={chooseBasis}
          />
          <p>
            <BasisNote basis={basis} />
          </p>
        </div>
        {/* Rows never appear under the headings of another category or basis. */}
        <BudgetTable
          key={`${tab.key} ${basis}`}
          overview={amounts}
          view={view}
          defCodes={defCodes}
          onView={changeTable}
        />
      </div>
      <AwardQuestion />
    </>
  );
}
