import { useId, useMemo } from 'react';
import { codesOfTab, covidAssistanceTabs } from '@/domain/disaster/awardTabs';
import { usePorts } from '@/lib/ports';
import { currentValue, useAnswer } from '@/lib/requests/useAnswer';
import { disasterAmounts, disasterListings } from '@/services/disaster/endpoints';
import { ContentLink } from '@/ui/ContentLink';
import { Notices, unknownValues } from '@/ui/Notices';
import { AwardBoxes } from '../awards/AwardBoxes';
import { AwardTypeTabs } from '../awards/AwardTypeTabs';
import { awardSection, useAwardView } from '../awards/awardView';
import { useTabCounts } from '../awards/useTabCounts';
import { SectionHead } from '../SectionHead';
import { ListingsTable } from './ListingsTable';

/** Address parameters `listings_…`. */
const section = awardSection('listings', covidAssistanceTabs);
const tabKeys = section.tabs.map(({ key }) => key);

/** Award spending by assistance listing: the programs behind grants, loans and other assistance. */
export function ListingsSection({ defCodes }: { defCodes: readonly string[] }) {
  const id = useId();
  const { track } = usePorts();
  const { view, refused, chooseTab, search, changeTable } = useAwardView(section);
  const { tab, sort, order, page, limit } = view;
  const awardTypes = useMemo(() => codesOfTab(tab.key), [tab.key]);
  const amounts = useAnswer(
    disasterAmounts,
    useMemo(
      () =>
        awardTypes ? { defCodes, awardTypes } : { defCodes, awardType: 'assistance' as const },
      [defCodes, awardTypes],
    ),
  );
  const asked = useMemo(
    () => ({
      basis: tab.key === 'loans' ? ('loan' as const) : ('award' as const),
      defCodes,
      awardTypes,
      search: view.search,
      sort,
      order,
      page,
      limit,
    }),
    [defCodes, tab.key, awardTypes, view.search, sort, order, page, limit],
  );
  const answer = useAnswer(disasterListings, asked);
  const counts = useTabCounts({
    counted: 'cfda',
    defCodes,
    tabs: tabKeys,
    shown: tab.key,
    codesOf: codesOfTab,
    ready: answer.status === 'ready' || answer.status === 'failed',
  });
  const all = currentValue(amounts);
  const panelId = `${id}panel`;
  return (
    <>
      <SectionHead
        icon="list"
        title="Award Spending by Assistance Listing"
        covers="Award Spending"
      />
      <p>
        Grants, loans and other assistance are awarded under programs:{' '}
        <ContentLink href="?glossary=assistance-listings-cfda-program">
          assistance listings
        </ContentLink>
        , once called CFDA programs. Contracts have none.
      </p>
      <Notices notices={unknownValues(refused)} />
      <AwardTypeTabs
        label="Types of assistance, with their number of programs"
        tabs={section.tabs}
        shown={tab.key}
        counts={counts}
        onChoose={(key) => {
          track('covidTab', 'listing', key);
          chooseTab(key);
        }}
        panelId={panelId}
        idPrefix="covid-listings"
      />
      <div id={panelId} role="tabpanel" aria-labelledby={`covid-listings-${tab.key}`}>
        <AwardBoxes
          tab={tab}
          label="CFDA Programs"
          counted={counts.get(tab.key)}
          amounts={amounts}
        />
        <ListingsTable
          answer={answer}
          asked={asked}
          all={all}
          view={view}
          defCodes={defCodes}
          onSearch={search}
          onView={changeTable}
        />
      </div>
    </>
  );
}
