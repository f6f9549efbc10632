import { useMemo } from 'react';
import { getTabCodes, covidAssistanceTabs } from '@/domain/disaster/awardTabs';
import { currentValue, useAnswer } from '@/lib/requests/useAnswer';
import { disasterAmounts, disasterListings } from '@/services/disaster/endpoints';
import { ContentLink } from '@/ui/ContentLink';
import { Notices, unknownNotices } from '@/ui/Notices';
import { AwardTabs } from '../awards/AwardTabs';
import { awardSection, getTableQuery, useAwardView } from '../awards/awardView';
import { SectionHead } from '../SectionHead';
import type { CodeSelection } from '../useCodeSelection';
import { ListingsTable } from './ListingsTable';

/** The section with the address parameters `listings_…`. */
const section = awardSection('listings', covidAssistanceTabs);

/** Renders the section on award spending by assistance listing. Contracts have no listing, so the tabs cover only assistance. */
export function ListingsSection({ record: { defCodes } }: { record: CodeSelection }) {
  const address = useAwardView(section);
  const { view, refused } = address;
  const { key } = view.tab;
  const awardTypes = useMemo(() => getTabCodes(key), [key]);
  const amounts = useAnswer(
    disasterAmounts,
    useMemo(
      () =>
        awardTypes ? { defCodes, awardTypes } : { defCodes, awardType: 'assistance' as const },
      [defCodes, awardTypes],
    ),
  );
  const query = useMemo(
    () => getTableQuery(view, defCodes, awardTypes),
    [view, defCodes, awardTypes],
  );
  const answer = useAnswer(disasterListings, query);
  const result = { answer, query, all: currentValue(amounts), address };
  return (
    <>
      <SectionHead
        icon="list"
        title="Award Spending by Assistance Listing"
        coverage="Award Spending"
      />
      <p>
        Agencies award grants, loans and other assistance under{' '}
        <ContentLink href="?glossary=assistance-listings-cfda-program">
          assistance listings
        </ContentLink>
        , formerly called CFDA programs. Contracts have no assistance listing.
      </p>
      <Notices notices={unknownNotices(refused)} />
      <AwardTabs
        label="Types of assistance, with their number of programs"
        countLabel="CFDA Programs"
        section={section}
        address={address}
        counted="cfda"
        defCodes={defCodes}
        getAwardTypes={getTabCodes}
        content={answer}
        amounts={amounts}
        eventName="listing"
        idPrefix="covid-listings"
      >
        <ListingsTable {...result} />
      </AwardTabs>
    </>
  );
}
