import { useRef } from 'react';
import { dollarColumn, Panel, type DataColumn } from '@/blocks/panel';
import { useLatestPeriod } from '@/blocks/submission-periods';
import { BarRows } from '@/charts/bar-rows/BarRows';
import { formatListPeriod, sumAgencies, type ListedAgency } from '@/domain/agencies/listedAgency';
import { percent, profileMoney, type Dollars } from '@/domain/format';
import { EMPTY_QUERY, useAnswer } from '@/lib/requests/useAnswer';
import { allAgencies } from '@/services/agencies/endpoints';
import { useNear } from '@/ui/useNear';

interface SpendingStage {
  key: 'budgetaryResources' | 'obligations' | 'outlays';
  label: string;
  amount: Dollars;
}
const stages = [
  { key: 'budgetaryResources', label: 'Budgetary resources' },
  { key: 'obligations', label: 'Obligations' },
  { key: 'outlays', label: 'Outlays' },
] as const;
const getStages = (agencies: readonly ListedAgency[]): readonly SpendingStage[] =>
  agencies.length
    ? stages.map((stage) => ({ ...stage, amount: sumAgencies(agencies, stage.key) }))
    : [];
const columns: readonly DataColumn<SpendingStage>[] = [
  { id: 'stage', label: 'Stage', value: ({ label }) => label },
  dollarColumn<SpendingStage>('amount', 'Amount', ({ amount }) => amount),
];
const formatSummary = (rows: readonly SpendingStage[], periodText: string): string | undefined => {
  const [resources, obligations, outlays] = rows.map(({ amount }) => amount);
  return resources && obligations !== undefined && outlays !== undefined
    ? `Agencies had ${profileMoney(resources)} to spend${periodText && ` in ${periodText}`}. They obligated ${percent(obligations, resources)} of it and paid out ${profileMoney(outlays)}.`
    : undefined;
};

/** Renders the budgetary resources, obligations and outlays of all agencies in the latest year. They load near the viewport. */
export function SpendingStages() {
  const element = useRef<HTMLDivElement>(null);
  const isNear = useNear(element);
  const answer = useAnswer(allAgencies, isNear ? EMPTY_QUERY : null);
  const { latest } = useLatestPeriod();
  const periodText = formatListPeriod(answer.value ?? [], latest);
  return (
    <div ref={element} className="story__figure needs-scripts">
      <Panel
        title="From budget to payment"
        headingLevel={3}
        answer={answer}
        rows={getStages}
        columns={columns}
        file="budgetary-resources-obligations-outlays"
        unit="Sum of all agencies, US dollars"
        period={periodText}
        summary={(_value, rows) => formatSummary(rows, periodText)}
        minHeight={320}
      >
        {(_value, rows) => (
          <BarRows
            label="Stages of federal spending"
            rows={rows.map(({ key, label, amount }) => ({
              key,
              label,
              value: amount,
              text: profileMoney(amount),
            }))}
          />
        )}
      </Panel>
    </div>
  );
}
