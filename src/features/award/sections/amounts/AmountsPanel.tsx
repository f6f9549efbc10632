import { useMemo, useState, type ReactNode } from 'react';
import { dollarColumn, Panel, type DataColumn } from '@/blocks/panel';
import { BarRows } from '@/charts/bar-rows/BarRows';
import { toneStyle } from '@/charts/drawing/stops';
import { NestedBarsChart } from '@/charts/nested-bars/NestedBarsChart';
import type { AmountField, Amounts, ChartScenario } from '@/domain/awardChart';
import { money } from '@/domain/format';
import { useAddress } from '@/lib/url/address';
import type { Answer } from '@/lib/requests/useAnswer';
import { SlideOutLink } from '@/ui/SlideOutLink';
import { Tabs } from '@/ui/Tabs';
import { amountsAddress, sectionIds, views } from '../../awardAddress';
import { amountTerms } from '../../categories/amountLines';
import type { AmountLine } from '../../categories/category';
import { SectionLink } from '../../SectionLink';
import { useEmergency, type WithDefc } from '../../useEmergency';
import {
  amountRows,
  amountsSentence,
  getNestedAmounts,
  spendingViews,
  type AmountRow,
} from './amountRows';

const columns: readonly DataColumn<AmountRow>[] = [
  { id: 'amount', label: 'Amount', value: ({ label }) => label },
  dollarColumn<AmountRow>('dollars', 'US dollars', ({ value }) => value),
];
export const AMOUNTS_TITLE = '$ Award Amounts';
const PANEL_ID = 'award-amounts-drawn';
const noDefcAmounts: WithDefc = { obligationsByDefc: [], outlaysByDefc: [] };

function Ledger({ rows }: { rows: readonly AmountRow[] }) {
  return (
    <dl className="award-ledger">
      {rows.map(({ key, label, tone, value }) => (
        <div key={key}>
          <dt>
            <span className="award-ledger__tone" style={toneStyle(tone)} aria-hidden="true" />
            {amountTerms[key as AmountField] ? (
              <SlideOutLink panel="glossary" slug={amountTerms[key as AmountField]}>
                {label}
              </SlideOutLink>
            ) : (
              label
            )}
          </dt>
          <dd>{money(value, 2)}</dd>
        </div>
      ))}
    </dl>
  );
}
function NoChart({ reason, rows }: { reason: string; rows: readonly AmountRow[] }) {
  const bars = rows.flatMap(({ key, label, value }) =>
    value === null ? [] : [{ key, label, value, text: money(value) }],
  );
  return (
    <div className="award-amounts__none">
      <p>
        <strong>Chart Not Available</strong>
        <br />
        {reason}
      </p>
      {bars.some(({ value }) => value > 0) && <BarRows label="Separate amounts" rows={bars} />}
    </div>
  );
}

interface AmountsChartProps extends ReturnType<typeof getNestedAmounts> {
  rows: readonly AmountRow[];
  excess?: { amount: string; limit: string; label: string };
}
function AmountsChart({ scenario, chartAmounts, rows, excess }: AmountsChartProps) {
  if (scenario.kind === 'none') {
    const shownRows = rows.filter(({ key }) => chartAmounts.some((bar) => bar.key === key));
    return <NoChart reason={scenario.reason} rows={shownRows} />;
  }
  return (
    <>
      <NestedBarsChart
        amounts={chartAmounts}
        beyond={excess}
        description={`Nested amounts: ${chartAmounts
          .map(({ label, text }) => `${label} ${text}`)
          .join(', ')}.`}
      />
      {excess && (
        <p className="award-amounts__beyond">
          <span aria-hidden="true" /> {excess.label}
        </p>
      )}
    </>
  );
}

export interface AmountsPanelProps<Q, A extends Amounts & WithDefc> {
  answer: Answer<Q, A>;
  lines: readonly AmountLine[];
  scenarioOf: (amounts: Amounts) => ChartScenario;
  note?: string;
  /** Title below the heading of the section, such as `Amounts of this IDV`. */
  title?: string;
  above?: ReactNode;
  file: string;
}

/** Renders a chart of nested amounts, and a list of them to the cent. Each tracked law that pays for the award has its own view. */
export function AmountsPanel<Q, A extends Amounts & WithDefc>({
  answer,
  lines,
  scenarioOf,
  note,
  title,
  above,
  file,
}: AmountsPanelProps<Q, A>) {
  const [isTable, setAsTable] = useState(false);
  const { values, write } = useAddress(amountsAddress);
  const laws = useEmergency(answer.value ?? noDefcAmounts);
  const tabs = spendingViews(laws);
  const view = tabs.some(({ key }) => key === values.spending) ? values.spending : 'overall';
  const excess = useMemo(() => {
    const fullScenario = answer.value ? scenarioOf(answer.value) : null;
    return fullScenario?.kind === 'beyond' && view === 'overall'
      ? { amount: 'totalObligation', limit: fullScenario.limit, label: fullScenario.label }
      : undefined;
  }, [answer.value, scenarioOf, view]);
  return (
    <Panel
      title={title ?? AMOUNTS_TITLE}
      headingLevel={title ? 3 : 2}
      name="award-amounts"
      view={tabs.find(({ key }) => key === view)?.label}
      note={note}
      unit="US dollars"
      answer={answer}
      rows={(amounts) => amountRows(lines, amounts, laws, view)}
      columns={columns}
      file={file}
      summary={(amounts) => amountsSentence(lines, amounts)}
      onTable={setAsTable}
      foot={isTable && above}
      controls={
        tabs.length > 0 && (
          <Tabs
            label="Spending"
            tabs={tabs}
            selected={view}
            onSelect={(key) => write({ spending: key as typeof view }, 'replace')}
            panelId={PANEL_ID}
            idPrefix="award-spending"
          />
        )
      }
      end={
        <p className="award-amounts__more">
          <SectionLink to={sectionIds.history} view={views.transactions} className="award-more">
            View Transaction History
          </SectionLink>
        </p>
      }
    >
      {(amounts, rows) => (
        <div id={PANEL_ID} role={tabs.length ? 'tabpanel' : undefined}>
          {above}
          <AmountsChart
            {...getNestedAmounts(lines, rows, scenarioOf(amounts), laws, view)}
            rows={rows}
            excess={excess}
          />
          <Ledger rows={rows} />
        </div>
      )}
    </Panel>
  );
}
