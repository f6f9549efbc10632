import { Panel, type DataColumn } from '@/blocks/panel';
import { NestedBarsChart } from '@/charts/nested-bars/NestedBarsChart';
import { choice, useAddress } from '@/lib/url/address';
import { Notices, unknownNotices } from '@/ui/Notices';
import { Tabs } from '@/ui/Tabs';
import { usePeriodPhrase } from '../usePeriodPhrase';
import {
  amountColumns,
  buildBars,
  overviewPanel,
  overviewRows,
  overviewSentence,
  overviewViews,
  type OverviewPanelProps,
  type OverviewRow,
  type OverviewView,
} from './overviewRows';

const addressParameters = {
  amounts: choice<OverviewView>(
    overviewViews.map(({ key }) => key),
    'all',
  ),
};
/** Height of the bars in CSS pixels, with two lines of text above and below. */
const CHART_HEIGHT = 150;
const PANEL_ID = 'covid-amounts';
const nameColumn: DataColumn<OverviewRow> = {
  id: 'amount',
  label: 'Amount',
  value: ({ label }) => label,
  width: 320,
};

/** Renders resources, obligations and outlays as nested bars. A tab shows all three, or highlights one of them. */
export function AmountsPanel<Q>({ answer, amounts, selection }: OverviewPanelProps<Q>) {
  const { values, refused, write } = useAddress(addressParameters);
  const { law, defCodes } = selection;
  const view = values.amounts;
  const periodPhrase = usePeriodPhrase();
  const sentence = amounts ? overviewSentence(amounts, view, periodPhrase) : '';
  const label = overviewViews.find(({ key }) => key === view)!.label;
  return (
    <>
      <Notices notices={unknownNotices(refused)} />
      <Tabs
        label="Amounts shown"
        tabs={overviewViews.map(({ key, label: tabLabel }) => ({ key, label: tabLabel }))}
        selected={view}
        onSelect={(key) => write({ amounts: key as OverviewView }, 'replace')}
        panelId={PANEL_ID}
        idPrefix="covid-amounts-tab"
      />
      <div id={PANEL_ID} role="tabpanel" aria-labelledby={`covid-amounts-tab-${view}`}>
        <Panel
          {...overviewPanel}
          title="Spending to Date"
          name="covid-amounts"
          answer={answer}
          rows={() => (amounts?.resources || amounts?.obligations ? overviewRows(amounts) : [])}
          columns={[nameColumn, ...amountColumns('dollars', 'US Dollars', amounts?.resources ?? 0)]}
          file={`covid-19-overview-${defCodes.join('').toLowerCase()}`}
          view={label}
          note="An obligation is a promise to pay. An outlay is a payment."
          summary={() => sentence}
          minHeight={CHART_HEIGHT}
        >
          {() =>
            amounts && (
              <NestedBarsChart amounts={buildBars(amounts, view, law)} description={sentence} />
            )
          }
        </Panel>
      </div>
    </>
  );
}
