import { useMemo } from 'react';
import { getAgencyTabCodes, getTabCodes } from '@/domain/disaster/awardTabs';
import { currentValue, useAnswer } from '@/lib/requests/useAnswer';
import { disasterAmounts, disasterSpending } from '@/services/disaster/endpoints';
import { ContentLink } from '@/ui/ContentLink';
import { Notices, unknownNotices } from '@/ui/Notices';
import { AwardTabs } from '../awards/AwardTabs';
import { useAwardView } from '../awards/awardView';
import { SectionHead } from '../SectionHead';
import type { CodeSelection } from '../useCodeSelection';
import { AgenciesTable } from './AgenciesTable';
import { agenciesSection, getAgenciesQuery } from './agenciesView';

/** Renders the section on award spending by agency and subagency. */
export function AgenciesSection({ record: { defCodes } }: { record: CodeSelection }) {
  const address = useAwardView(agenciesSection);
  const { view, refused } = address;
  const { key } = view.tab;
  const amounts = useAnswer(
    disasterAmounts,
    useMemo(() => ({ defCodes, awardTypes: getTabCodes(key) }), [defCodes, key]),
  );
  const query = useMemo(() => getAgenciesQuery(view, defCodes), [view, defCodes]);
  const answer = useAnswer(disasterSpending, query);
  const result = { answer, query, all: currentValue(amounts), address };
  return (
    <>
      <SectionHead icon="building" title="Award Spending by Sub-Agency" coverage="Award Spending" />
      <p>
        See which <ContentLink href="?glossary=agency">agencies</ContentLink> and their subagencies
        paid for awards in response to COVID-19.
      </p>
      <div className="covid-awards__notes">
        <p>
          <strong>NOTE:</strong> An agency can have several types of awards. All Awards counts each
          agency once, so the counts do not add up.
        </p>
      </div>
      <Notices notices={unknownNotices(refused)} />
      <AwardTabs
        label="Types of awards, with their number of agencies"
        countLabel="Number of Agencies"
        section={agenciesSection}
        address={address}
        counted="agency"
        defCodes={defCodes}
        getAwardTypes={getAgencyTabCodes}
        content={answer}
        amounts={amounts}
        eventName="award-agency"
        idPrefix="covid-agencies"
      >
        <AgenciesTable {...result} />
      </AwardTabs>
    </>
  );
}
