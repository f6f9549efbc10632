import { useId, useMemo } from 'react';
import { codesOfTab } from '@/domain/disaster/awardTabs';
import { useAddress } from '@/lib/address';
import { usePorts } from '@/lib/ports';
import { currentValue, useAnswer } from '@/lib/requests/useAnswer';
import { disasterAmounts, disasterPlaces, disasterRecipients } from '@/services/disaster/endpoints';
import { Notices, unknownValues } from '@/ui/Notices';
import { ErrorBoundary } from '@/ui/Status';
import { Tabs } from '@/ui/Tabs';
import { AwardTabs } from '../awards/AwardTabs';
import { getTableQuery, useAwardView } from '../awards/awardView';
import { SectionHead } from '../SectionHead';
import type { Counted } from '../useCounted';
import { RecipientsMap } from './RecipientsMap';
import { RecipientsTable } from './RecipientsTable';
import { RecipientsText } from './RecipientsText';
import {
  getPlacesQuery,
  hasFaceValue,
  recipientsAddress,
  recipientsSection,
} from './recipientsView';

const parts = [
  { key: 'locations', label: 'Recipient Locations' },
  { key: 'recipients', label: 'Recipients' },
];

/** Award spending by recipient: a map of their locations, and a table of the recipients. */
export function RecipientsSection({ record: { defCodes } }: { record: Counted }) {
  const panelId = useId();
  const { track } = usePorts();
  const { values, write, refused } = useAddress(recipientsAddress);
  const address = useAwardView(recipientsSection);
  const { view } = address;
  const { tab } = view;
  const onMap = values.recipients === 'locations';
  const codes = useMemo(() => codesOfTab(tab.key), [tab.key]);
  const amounts = useAnswer(
    disasterAmounts,
    useMemo(() => ({ defCodes, awardTypes: codes }), [defCodes, codes]),
  );
  const places = useMemo(
    () => getPlacesQuery(values, tab.key, defCodes),
    [values, tab.key, defCodes],
  );
  const { spending } = places;
  const located = useAnswer(disasterPlaces, onMap ? places : null);
  const asked = useMemo(() => getTableQuery(view, defCodes, codes), [view, defCodes, codes]);
  const listed = useAnswer(disasterRecipients, onMap ? null : asked);
  const all = currentValue(amounts);
  return (
    <>
      <SectionHead icon="building" title="Award Spending by Recipient" covers="Award Spending" />
      <RecipientsText />
      <Notices
        notices={unknownValues([
          ...refused,
          ...address.refused,
          ...(spending === values.mapSpending ? [] : ['mapSpending']),
        ])}
      />
      <Tabs
        label="Award spending by recipient"
        tabs={parts}
        selected={values.recipients}
        onSelect={(key) => {
          track('covidTab', 'recipient', key);
          write({ recipients: key as typeof values.recipients }, 'replace');
        }}
        panelId={panelId}
        idPrefix="covid-recipients"
      />
      <div id={panelId} role="tabpanel" aria-labelledby={`covid-recipients-${values.recipients}`}>
        <AwardTabs
          label="Types of awards, with their number of recipients"
          countLabel="Number of Recipients"
          section={recipientsSection}
          address={address}
          counted="recipient"
          defCodes={defCodes}
          codesOf={codesOfTab}
          content={onMap ? located : listed}
          amounts={amounts}
          without={(key) => onMap && spending === 'face_value_of_loan' && !hasFaceValue(key)}
          eventName="recipient"
          idPrefix="covid-recipients-type"
        >
          <ErrorBoundary resetKey={values.recipients}>
            {onMap ? (
              <RecipientsMap
                answer={located}
                asked={places}
                tab={tab}
                all={all}
                values={{ ...values, mapSpending: spending }}
                write={write}
              />
            ) : (
              <RecipientsTable answer={listed} asked={asked} all={all} address={address} />
            )}
          </ErrorBoundary>
        </AwardTabs>
      </div>
    </>
  );
}
