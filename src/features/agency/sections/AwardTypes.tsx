import { dollarColumn, Panel, type DataColumn } from '@/blocks/panel';
import { BarRows } from '@/charts/bar-rows/BarRows';
import type { AwardCategory, AwardObligations } from '@/domain/agencies/agencyProfile';
import { getAwardFill } from '@/domain/codes/categoryColors';
import { fiscalYearLabel } from '@/domain/fiscal';
import { moneyShort, moneyWithUnits, percent } from '@/domain/format';
import { useDataDay } from '@/lib/dataDay';
import { useAnswer } from '@/lib/requests/useAnswer';
import { agencyAwardTypes } from '@/services/agencies/endpoints';
import type { YearFigureProps } from '../agencyYear';

interface TypeRow {
  key: string;
  label: string;
  /** Label of the group of award types that the row belongs to, or whose total the row shows. */
  kind: string;
  isTotal: boolean;
  obligations: number;
  /** The fixed color of the award type; undefined for totals. */
  fill?: ReturnType<typeof getAwardFill>;
}
const kinds: readonly { label: string; types: readonly [AwardCategory, string][] }[] = [
  {
    label: 'All Financial Assistance',
    types: [
      ['grants', 'Grants'],
      ['loans', 'Loans'],
      ['direct_payments', 'Direct Payments'],
      ['other', 'Other Financial Assistance'],
    ],
  },
  {
    label: 'All Contracts',
    types: [
      ['contracts', 'Contracts'],
      ['idvs', 'Contract IDVs'],
    ],
  },
];
const toRows = ({ categories }: AwardObligations): readonly TypeRow[] => {
  if (!categories.length) return [];
  return kinds.flatMap(({ label: kind, types }) => {
    const rows = types.map(([category, label]): TypeRow => {
      const match = categories.find((each) => each.category === category);
      const obligations = match?.obligations ?? 0;
      const fill = getAwardFill(category);
      return { key: category, label, kind, isTotal: false, obligations, fill };
    });
    const sum = rows.reduce((cents, row) => cents + Math.round(row.obligations * 100), 0) / 100;
    return [{ key: kind, label: kind, kind, isTotal: true, obligations: sum }, ...rows];
  });
};

/** Returns a share as a percentage; `--` if the amount is negative or the total is not positive. */
const formatShare = (amount: number, total: number | null): string =>
  total !== null && total > 0 && amount >= 0 ? percent(amount, total) : '--';
const formatAmount = (amount: number, total: number | null): string =>
  `${moneyShort(amount)} · ${formatShare(amount, total)}`;
const getColumns = (total: number | null): readonly DataColumn<TypeRow>[] => [
  {
    id: 'award_type',
    label: 'Award Types',
    value: ({ label }) => label,
    show: ({ label, isTotal }) =>
      isTotal ? <strong>{label}</strong> : <span className="agency-types__part">{label}</span>,
  },
  { id: 'kind', label: 'Kind', value: ({ kind }) => kind, only: 'file' },
  dollarColumn<TypeRow>('award_obligations', 'Award Obligations', ({ obligations }) => obligations),
  {
    id: 'percent_of_total',
    label: '% of Total',
    value: ({ obligations }) => formatShare(obligations, total),
    numeric: true,
  },
];
interface KindBarsProps {
  totalRow: TypeRow;
  /** The rows of both kinds, which share one scale. */
  rows: readonly TypeRow[];
  total: number | null;
}
function KindBars({ totalRow: { kind, obligations }, rows, total }: KindBarsProps) {
  const typeRows = rows.filter(({ isTotal: whole }) => !whole);
  return (
    <section aria-label={kind}>
      <p className="agency-types__whole">
        <strong>{kind}</strong> <span>{formatAmount(obligations, total)}</span>
      </p>
      <BarRows
        label={`${kind} by type`}
        maxValue={Math.max(0, ...typeRows.map((row) => row.obligations))}
        rows={typeRows
          .filter((row) => row.kind === kind)
          .map(({ key, label, obligations: value, fill }) => ({
            key,
            label,
            value,
            fill,
            text: formatAmount(value, total),
          }))}
      />
    </section>
  );
}
/** Renders the award obligations of the year by award type, grouped into financial assistance and contracts. */
export function AwardTypes({ record, answer: resources }: YearFigureProps) {
  const { agency, fy, query, accountYear } = record;
  const day = useDataDay();
  const answer = useAnswer(agencyAwardTypes, query);
  const shownYear = answer.answered?.fy ?? fy;
  const total = answer.value?.total ?? null;
  const obligated = resources.value?.find(({ fiscalYear }) => fiscalYear === shownYear)?.obligated;
  const sentence = `Award obligations are ${moneyWithUnits(total)} in ${fiscalYearLabel(shownYear, day)}, ${percent(total, obligated)} of total obligations${shownYear === fy && accountYear !== fiscalYearLabel(fy, day) ? ` in ${accountYear}` : ''}.`;
  return (
    <Panel
      title="Award Obligations by Type"
      headingLevel={3}
      answer={answer}
      rows={toRows}
      columns={getColumns(total)}
      file={`${agency.slug || agency.toptierCode}-award-types-${shownYear}`}
      unit="Award obligations, US dollars"
      period={fiscalYearLabel(shownYear, day)}
      view={`FY ${shownYear}`}
      note="Amounts are obligations for contracts and for financial assistance, such as grants and loans. Agencies report awards separately from accounts, so the totals may differ slightly."
      summary={() => sentence}
      emptyText={`Chart Not Available: the agency made no awards in FY ${shownYear}. Try another fiscal year.`}
      minHeight={240}
    >
      {(_, rows) => (
        <div className="agency-types">
          {rows
            .filter(({ isTotal: whole }) => whole)
            .map((row) => (
              <KindBars key={row.kind} totalRow={row} rows={rows} total={total} />
            ))}
        </div>
      )}
    </Panel>
  );
}
