import { useMemo } from 'react';
import { Panel, type DataColumn } from '@/blocks/panel';
import { count } from '@/domain/format';
import { fiscalPeriodTitle } from '@/domain/submissions/periods';
import { sumAwards, formatShare, type UnlinkedAwards } from '@/domain/submissions/submission';
import { mobileWidth } from '@/lib/layoutTokens';
import { useAnswer } from '@/lib/requests/useAnswer';
import { unlinkedAwards } from '@/services/reporting/endpoints';
import { DataTable } from '@/ui/DataTable';
import { narrowerThan, useMediaQuery } from '@/ui/useMediaQuery';
import type { DetailSubject } from './detailKinds';

const kinds = {
  procurement: { data: 'Contract Data (D)', file: 'unlinked-contracts' },
  assistance: { data: 'Financial Assistance Data (D)', file: 'unlinked-assistance' },
} as const;
type UnlinkedType = keyof typeof kinds;

/** A row of the table, with award counts or with their shares of all awards. */
interface Line {
  name: string;
  /** Returns the value in the file. `format` returns the text in the table. */
  cell: (value: number) => number | string;
  format: (value: number) => string;
  of: UnlinkedAwards;
}
const buildLines = (of: UnlinkedAwards): readonly Line[] => {
  const formatPercentage = (value: number) => formatShare(value, sumAwards(of));
  return [
    { name: 'Unlinked award count', cell: (value) => value, format: count, of },
    {
      name: 'Unlinked award count as a percentage of all awards',
      cell: formatPercentage,
      format: formatPercentage,
      of,
    },
  ];
};
const buildColumns = (type: UnlinkedType): readonly DataColumn<Line>[] => {
  const numberColumn = (
    id: string,
    label: string,
    getValue: (of: UnlinkedAwards) => number,
  ): DataColumn<Line> => ({
    id,
    label,
    value: ({ cell, of }) => cell(getValue(of)),
    show: ({ format, of }) => format(getValue(of)),
    numeric: true,
    width: 170,
  });
  return [
    { id: 'measure', label: 'Measure', value: ({ name }) => name, width: 200 },
    numberColumn('in_award_data', `Unlinked in ${kinds[type].data}`, ({ inAwards }) => inAwards),
    numberColumn(
      'in_account_data',
      'Unlinked in Award Spending Breakdown Data (C)',
      ({ inAccounts }) => inAccounts,
    ),
    numberColumn('total', 'Total', ({ inAwards, inAccounts }) => inAwards + inAccounts),
  ];
};

/** Shows how many awards are in only one of two files of a submission, as counts and as percentages. */
export function Unlinked({ subject, type }: { subject: DetailSubject; type: UnlinkedType }) {
  const { toptierCode, fy, period } = subject;
  const hasCards = useMediaQuery(narrowerThan(mobileWidth));
  const answer = useAnswer(
    unlinkedAwards,
    useMemo(() => ({ toptierCode, fy, period, type }), [toptierCode, fy, period, type]),
  );
  const columns = buildColumns(type);
  return (
    <div className="results-panel">
      <Panel
        title="Unlinked Awards by File"
        headingLevel={3}
        tabular
        answer={answer}
        rows={buildLines}
        columns={columns}
        unit={`Awards of ${fiscalPeriodTitle(fy, period)}`}
        file={`${toptierCode}-${kinds[type].file}-${fy}-${period}`}
        summary={(of) =>
          `${count(of.linked)} of ${count(sumAwards(of))} awards of ${fiscalPeriodTitle(fy, period)} are linked: both files have them.`
        }
        note="An award is linked when the agency’s files and the government-wide systems have the same award ID. Percentages are of all awards, linked and unlinked."
      >
        {(_, lines) => (
          <DataTable
            caption="Unlinked Awards by File"
            columns={columns.map(({ id, label, numeric, width, value, show = value }) => ({
              id,
              label,
              numeric,
              width,
              render: show,
            }))}
            rows={lines}
            rowKey={({ name }) => name}
            cards={hasCards}
            stale={answer.stale}
          />
        )}
      </Panel>
    </div>
  );
}
