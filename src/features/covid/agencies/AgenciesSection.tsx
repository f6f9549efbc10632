import { useId, useMemo } from 'react';
import { agencyCodesOfTab, codesOfTab } from '@/domain/disaster/awardTabs';
import { usePorts } from '@/lib/ports';
import { currentValue, useAnswer } from '@/lib/requests/useAnswer';
import { disasterAmounts, disasterSpending } from '@/services/disaster/endpoints';
import { ContentLink } from '@/ui/ContentLink';
import { Notices, unknownValues } from '@/ui/Notices';
import { AwardBoxes } from '../awards/AwardBoxes';
import { AwardTypeTabs } from '../awards/AwardTypeTabs';
import { useAwardView } from '../awards/awardView';
import { useTabCounts } from '../awards/useTabCounts';
import { SectionHead } from '../SectionHead';
import { AgenciesTable } from './AgenciesTable';
import { agenciesSection, getAgenciesQuery } from './agenciesView';

const tabKeys = agenciesSection.tabs.map(({ key }) => key);

/** Award spending by agency and subagency. */
export function AgenciesSection({ defCodes }: { defCodes: readonly string[] }) {
  const id = useId();
  const { track } = usePorts();
  const { view, refused, chooseTab, search, changeTable } = useAwardView(agenciesSection);
  const { tab } = view;
  const amounts = useAnswer(
    disasterAmounts,
    useMemo(() => ({ defCodes, awardTypes: codesOfTab(tab.key) }), [defCodes, tab.key]),
  );
  const asked = useMemo(() => getAgenciesQuery(view, defCodes), [view, defCodes]);
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
        tabs={agenciesSection.tabs}
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
