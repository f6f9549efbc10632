import { useId, useMemo } from 'react';
import { getTabCodes } from '@/domain/disaster/awardTabs';
import { useAddress, type Values } from '@/lib/url/address';
import { usePorts } from '@/lib/ports';
import { currentValue, useAnswer } from '@/lib/requests/useAnswer';
import { disasterAmounts, disasterPlaces, disasterRecipients } from '@/services/disaster/endpoints';
import { Notices, unknownNotices } from '@/ui/Notices';
import { ErrorBoundary } from '@/ui/Status';
import { Tabs } from '@/ui/Tabs';
import { AwardTabs } from '../awards/AwardTabs';
import { getTableQuery, useAwardView, type AwardView } from '../awards/awardView';
import { SectionHead } from '../SectionHead';
import type { CodeSelection } from '../useCodeSelection';
import { RecipientsMap } from './RecipientsMap';
import { RecipientsTable } from './RecipientsTable';
import { RecipientsText } from './RecipientsText';
import {
  getPlacesQuery,
  hasFaceValue,
  recipientsAddress,
  recipientsSection,
} from './recipientsView';

const viewTabs = [
  { key: 'locations', label: 'Recipient Locations' },
  { key: 'recipients', label: 'Recipients' },
];

/** Returns the amounts of the tab, and the queries and results of both views. Only the results of the visible view are requested. */
const useRecipientAnswers = (
  values: Values<typeof recipientsAddress>,
  view: AwardView,
  defCodes: CodeSelection['defCodes'],
) => {
  const { tab } = view;
  const isMapView = values.recipients === 'locations';
  const codes = useMemo(() => getTabCodes(tab.key), [tab.key]);
  const amountsQuery = useMemo(() => ({ defCodes, awardTypes: codes }), [defCodes, codes]);
  const placesQuery = useMemo(
    () => getPlacesQuery(values, tab.key, defCodes),
    [values, tab.key, defCodes],
  );
  const tableQuery = useMemo(() => getTableQuery(view, defCodes, codes), [view, defCodes, codes]);
  return {
    isMapView,
    placesQuery,
    tableQuery,
    amounts: useAnswer(disasterAmounts, amountsQuery),
    placesAnswer: useAnswer(disasterPlaces, isMapView ? placesQuery : null),
    recipientsAnswer: useAnswer(disasterRecipients, isMapView ? null : tableQuery),
  };
};

/** Renders the section on award spending by recipient, with a map of recipient locations or a table of recipients. */
export function RecipientsSection({ record: { defCodes } }: { record: CodeSelection }) {
  const panelId = useId();
  const { track } = usePorts();
  const { values, write, refused } = useAddress(recipientsAddress);
  const address = useAwardView(recipientsSection);
  const { view } = address;
  const { tab } = view;
  const { isMapView, amounts, placesQuery, placesAnswer, tableQuery, recipientsAnswer } =
    useRecipientAnswers(values, view, defCodes);
  const { spending } = placesQuery;
  const all = currentValue(amounts);
  return (
    <>
      <SectionHead icon="building" title="Award Spending by Recipient" coverage="Award Spending" />
      <RecipientsText />
      <Notices
        notices={unknownNotices([
          ...refused,
          ...address.refused,
          ...(spending === values.mapSpending ? [] : ['mapSpending']),
        ])}
      />
      <Tabs
        label="Award spending by recipient"
        tabs={viewTabs}
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
          getAwardTypes={getTabCodes}
          content={isMapView ? placesAnswer : recipientsAnswer}
          amounts={amounts}
          isUnavailable={(key) =>
            isMapView && spending === 'face_value_of_loan' && !hasFaceValue(key)
          }
          eventName="recipient"
          idPrefix="covid-recipients-type"
        >
          <ErrorBoundary resetKey={values.recipients}>
            {isMapView ? (
              <RecipientsMap
                answer={placesAnswer}
                query={placesQuery}
                tab={tab}
                all={all}
                values={{ ...values, mapSpending: spending }}
                write={write}
              />
            ) : (
              <RecipientsTable
                answer={recipientsAnswer}
                query={tableQuery}
                all={all}
                address={address}
              />
            )}
          </ErrorBoundary>
        </AwardTabs>
      </div>
    </>
  );
}
