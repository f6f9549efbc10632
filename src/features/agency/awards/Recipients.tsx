import { useMemo } from 'react';
import { dollarColumn, Panel, type DataColumn } from '@/blocks/panel';
import { BarRows } from '@/charts/bar-rows/BarRows';
import type { RecipientDistribution } from '@/domain/agencies/agencyProfile';
import { count, money, moneyShort, percent, plural, type Dollars } from '@/domain/format';
import { useAnswer } from '@/lib/requests/useAnswer';
import { agencyRecipients } from '@/services/agencies/endpoints';
import type { AgencyInYear } from '../agencyYear';

/** A group of recipients in order of their obligations, with the lowest and highest amount in dollars. */
interface Group {
  key: string;
  label: string;
  share: number;
  recipients: number | null;
  from: Dollars | null;
  to: Dollars | null;
}
/** Returns the groups, the largest amounts first. The middle half absorbs the rounding, so that the three add up to all recipients. */
const groupsOf = (all: RecipientDistribution): readonly Group[] => {
  const { count: many, min, max, percentile25, percentile75 } = all;
  if (!many) return [];
  const quarter = Math.round(many / 4);
  return [
    { key: 'top', label: 'Top 25 %', share: 25, recipients: quarter, from: percentile75, to: max },
    {
      key: 'middle',
      label: 'Middle 50 %',
      share: 50,
      recipients: many - 2 * quarter,
      from: percentile25,
      to: percentile75,
    },
    {
      key: 'bottom',
      label: 'Bottom 25 %',
      share: 25,
      recipients: quarter,
      from: min,
      to: percentile25,
    },
  ];
};
const columns: readonly DataColumn<Group>[] = [
  { id: 'recipients', label: 'Recipients', value: ({ label }) => label },
  {
    id: 'count',
    label: 'Number',
    value: ({ recipients }) => recipients,
    show: ({ recipients }) => count(recipients),
    numeric: true,
  },
  dollarColumn<Group>('least', 'From', ({ from }) => from),
  dollarColumn<Group>('most', 'To', ({ to }) => to),
];
const sentence = (all: RecipientDistribution, period: string): string =>
  `${plural(all.count ?? 0, 'recipient')} in ${period}, ${percent(all.count, all.totalFederalCount)} of those of the federal government; half of them got ${money(all.percentile50)} or less.`;

/**
 * The distribution of the year's award obligations over their recipients. The published API has no such endpoint; the section renders
 * nothing on a 404.
 */
export function Recipients({ record: { agency, fy, awardYear } }: { record: AgencyInYear }) {
  const { toptierCode } = agency;
  const answer = useAnswer(
    agencyRecipients,
    useMemo(() => ({ toptierCode, fy }), [toptierCode, fy]),
  );
  if (answer.failure?.status === 404) return null;
  const all = answer.value;
  return (
    <Panel
      title="Recipient Distribution"
      headingLevel={3}
      answer={answer}
      rows={groupsOf}
      columns={columns}
      file={`${agency.slug || toptierCode}-recipients-${fy}`}
      unit="Award obligations of each recipient, US dollars"
      period={awardYear}
      view={`FY ${fy}`}
      note="Recipients in four groups of equal size, by the amount the agency obligated to each. Negative amounts mean more was returned than awarded."
      summary={(found) => sentence(found, awardYear)}
      emptyText={`The agency had no recipients in FY ${fy}.`}
      minHeight={260}
    >
      {(_, groups) => (
        <>
          <ul className="recipient-groups">
            {groups.map(({ key, label, recipients, from, to }) => (
              <li key={key}>
                <strong>{label}</strong>
                <span>{plural(recipients ?? 0, 'recipient')}</span>
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
              { key: 'q2', label: 'Half received more than', value: all!.percentile50 },
              { key: 'q1', label: 'Three quarters received more than', value: all!.percentile25 },
            ].map((row) => ({ ...row, text: moneyShort(row.value, 2) }))}
          />
        </>
      )}
    </Panel>
  );
}
