import { dollarColumn, Panel, type DataColumn } from '@/blocks/panel';
import { BarRows } from '@/charts/bar-rows/BarRows';
import type { RecipientDistribution } from '@/domain/agencies/agencyProfile';
import { count, money, moneyShort, percent, plural, type Dollars } from '@/domain/format';
import { useAnswer } from '@/lib/requests/useAnswer';
import { agencyRecipients } from '@/services/agencies/endpoints';
import type { AgencyInYear } from '../agencyYear';

/** Recipients within a range of amounts: their number, and the lowest and highest amount that a recipient received. */
interface Group {
  label: string;
  recipientCount: number;
  from: Dollars | null;
  to: Dollars | null;
}
/** Returns three groups, the largest amounts first; [] without recipients. The middle group takes the remainder after rounding. */
const toGroups = (all: RecipientDistribution): readonly Group[] => {
  const { count: recipientCount, min, max, percentile25, percentile75 } = all;
  if (!recipientCount) return [];
  const quarterCount = Math.round(recipientCount / 4);
  return [
    { label: 'Top 25%', recipientCount: quarterCount, from: percentile75, to: max },
    {
      label: 'Middle 50%',
      recipientCount: recipientCount - 2 * quarterCount,
      from: percentile25,
      to: percentile75,
    },
    { label: 'Bottom 25%', recipientCount: quarterCount, from: min, to: percentile25 },
  ];
};
const columns: readonly DataColumn<Group>[] = [
  { id: 'recipients', label: 'Recipients', value: ({ label }) => label },
  {
    id: 'count',
    label: 'Number',
    value: ({ recipientCount }) => recipientCount,
    show: ({ recipientCount: recipients }) => count(recipients),
    numeric: true,
  },
  dollarColumn<Group>('least', 'From', ({ from }) => from),
  dollarColumn<Group>('most', 'To', ({ to }) => to),
];
const getSentence = (all: RecipientDistribution, periodText: string): string =>
  `The agency had ${plural(all.count ?? 0, 'recipient')} in ${periodText}, ${percent(all.count, all.totalFederalCount)} of the federal total. Half of them received ${money(all.percentile50)} or less.`;

/**
 * Shows how the year's award obligations are distributed over recipients. Renders nothing on a 404, because the published API lacks
 * this endpoint.
 */
export function Recipients({ record: { agency, fy, query, awardYear } }: { record: AgencyInYear }) {
  const answer = useAnswer(agencyRecipients, query);
  if (answer.failure?.status === 404) return null;
  const all = answer.value;
  return (
    <Panel
      title="Recipient Distribution"
      headingLevel={3}
      answer={answer}
      rows={toGroups}
      columns={columns}
      file={`${agency.slug || agency.toptierCode}-recipients-${fy}`}
      unit="Award obligations of each recipient, US dollars"
      period={awardYear}
      view={`FY ${fy}`}
      note="The groups depend on the amount that the agency obligated to each recipient. Negative amounts mean more was returned than awarded."
      summary={(value) => getSentence(value, awardYear)}
      emptyText={`The agency had no recipients in FY ${fy}. Try another fiscal year.`}
      minHeight={260}
    >
      {(_, groups) => (
        <>
          <ul className="recipient-groups">
            {groups.map(({ label, recipientCount: recipients, from, to }) => (
              <li key={label}>
                <strong>{label}</strong>
                <span>{plural(recipients, 'recipient')}</span>
                <span>
                  {moneyShort(from)} to {moneyShort(to)}
                </span>
              </li>
            ))}
          </ul>
          <BarRows
            label="Obligations by quartile"
            rows={[
              { key: 'q3', label: 'A quarter received more than', value: all!.percentile75 },
              {
                key: 'q2',
                label: 'Half received more than',
                value: all!.percentile50,
                // The finding names this amount.
                isNamed: true,
              },
              { key: 'q1', label: 'Three quarters received more than', value: all!.percentile25 },
            ].map((row) => ({ ...row, text: moneyShort(row.value, 2) }))}
          />
        </>
      )}
    </Panel>
  );
}
