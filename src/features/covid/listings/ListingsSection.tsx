import { useMemo } from 'react';
import { codesOfTab, covidAssistanceTabs } from '@/domain/disaster/awardTabs';
import { currentValue, useAnswer } from '@/lib/requests/useAnswer';
import { disasterAmounts, disasterListings } from '@/services/disaster/endpoints';
import { ContentLink } from '@/ui/ContentLink';
import { Notices, unknownValues } from '@/ui/Notices';
import { AwardTabs } from '../awards/AwardTabs';
import { awardSection, getTableQuery, useAwardView } from '../awards/awardView';
import { SectionHead } from '../SectionHead';
import { ListingsTable } from './ListingsTable';

/** Address parameters `listings_…`. */
const section = awardSection('listings', covidAssistanceTabs);

/** Award spending by assistance listing: the programs behind grants, loans and other assistance. */
export function ListingsSection({ defCodes }: { defCodes: readonly string[] }) {
  const address = useAwardView(section);
  const { view, refused, chooseTab } = address;
  const { tab } = view;
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
    () => getTableQuery(view, defCodes, awardTypes),
    [view, defCodes, awardTypes],
  );
  const answer = useAnswer(disasterListings, asked);
  const all = currentValue(amounts);
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
      <AwardTabs
        label="Types of assistance, with their number of programs"
        countLabel="CFDA Programs"
        tab={tab}
        tabs={section.tabs}
        counted="cfda"
        defCodes={defCodes}
        codesOf={codesOfTab}
        content={answer}
        amounts={amounts}
        eventName="listing"
        onChoose={chooseTab}
        idPrefix="covid-listings"
      >
        <ListingsTable answer={answer} asked={asked} all={all} address={address} />
      </AwardTabs>
    </>
  );
}
