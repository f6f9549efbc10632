import { useId, useMemo } from 'react';
import { useAddress } from '@/lib/address';
import { usePorts } from '@/lib/ports';
import { currentValue, useAnswer } from '@/lib/requests/useAnswer';
import { disasterAmounts, disasterPlaces, disasterRecipients } from '@/services/disaster/endpoints';
import { Notices, unknownValues } from '@/ui/Notices';
import { ErrorBoundary } from '@/ui/Status';
import { Tabs } from '@/ui/Tabs';
import { AwardBoxes } from '../awards/AwardBoxes';
import { AwardTypeTabs } from '../awards/AwardTypeTabs';
import { useAwardView } from '../awards/awardView';
import { useTabCounts } from '../awards/useTabCounts';
import { SectionHead } from '../SectionHead';
import { MapControls } from './MapControls';
import { RecipientsMap } from './RecipientsMap';
import { RecipientsTable } from './RecipientsTable';
import { RecipientsText } from './RecipientsText';
import {
  codesOf,
  getPlacesQuery,
  hasFaceValue,
  recipientsAddress,
  recipientsSection,
} from './recipientsView';

const parts = [
  { key: 'locations', label: 'Recipient Locations' },
  { key: 'recipients', label: 'Recipients' },
];
const tabKeys = recipientsSection.tabs.map(({ key }) => key);

/** Award spending by recipient: a map of their locations, and a table of the recipients. */
export function RecipientsSection({ defCodes }: { defCodes: readonly string[] }) {
  const id = useId();
  const { track } = usePorts();
  const address = useAddress(recipientsAddress);
  const { values, write } = address;
  const { view, refused, chooseTab, search, changeTable } = useAwardView(recipientsSection);
  const { tab } = view;
  const onMap = values.recipients === 'locations';
  const codes = useMemo(() => codesOf(tab.key), [tab.key]);
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
  const { sort, order, page, limit } = view;
  const listed = useAnswer(
    disasterRecipients,
    useMemo(
      () =>
        onMap
          ? null
          : {
              defCodes,
              awardTypes: codes,
              basis: tab.key === 'loans' ? ('loan' as const) : ('award' as const),
              search: view.search,
              sort,
              order,
              page,
              limit,
            },
      [onMap, defCodes, codes, tab.key, view.search, sort, order, page, limit],
    ),
  );
  const shown = onMap ? located : listed;
  const counts = useTabCounts({
    counted: 'recipient',
    defCodes,
    tabs: tabKeys,
    shown: tab.key,
    codesOf,
    ready: shown.status === 'ready' || shown.status === 'failed',
  });
  const all = currentValue(amounts);
  const panelId = `${id}panel`;
  const typePanelId = `${id}types`;
  return (
    <>
      <SectionHead icon="building" title="Award Spending by Recipient" covers="Award Spending" />
      <RecipientsText />
      <Notices
        notices={unknownValues([
          ...address.refused,
          ...refused,
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
        <AwardTypeTabs
          label="Types of awards, with their number of recipients"
          tabs={recipientsSection.tabs}
          shown={tab.key}
          counts={counts}
          without={(key) => onMap && spending === 'face_value_of_loan' && !hasFaceValue(key)}
          onChoose={(key) => {
            track('covidTab', 'recipient', key);
            chooseTab(key);
          }}
          panelId={typePanelId}
          idPrefix="covid-recipients-type"
        />
        <div id={typePanelId} role="tabpanel" aria-labelledby={`covid-recipients-type-${tab.key}`}>
          <AwardBoxes
            tab={tab}
            label="Number of Recipients"
            counted={counts.get(tab.key)}
            amounts={amounts}
          />
          <ErrorBoundary resetKey={values.recipients}>
            {onMap ? (
              <RecipientsMap
                answer={located}
                asked={places}
                tab={tab}
                all={all}
                capita={values.mapAmount === 'perCapita'}
                controls={
                  <MapControls
                    values={{ ...values, mapSpending: spending }}
                    awards={tab.key}
                    write={write}
                    withFaceValue={hasFaceValue(tab.key)}
                  />
                }
              />
            ) : (
              <RecipientsTable
                answer={listed}
                all={all}
                view={view}
                defCodes={defCodes}
                codes={codes}
                onSearch={search}
                onView={changeTable}
              />
            )}
          </ErrorBoundary>
        </div>
      </div>
    </>
  );
}
