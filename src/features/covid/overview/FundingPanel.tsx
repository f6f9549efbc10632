import { Panel, type DataColumn } from '@/blocks/panel';
import { SankeyChart } from '@/charts/sankey/SankeyChart';
import type { DisasterOverview } from '@/domain/disaster/overview';
import { profileMoney } from '@/domain/format';
import { heights } from '@/lib/layoutTokens';
import { ContentLink } from '@/ui/ContentLink';
import { usePeriodPhrase } from '../usePeriodPhrase';
import { buildFundingDiagram, fundingRows, type FundingRow } from './fundingFlows';
import { amountColumns, overviewPanel, type OverviewPanelProps } from './overviewRows';

const nameColumns: readonly DataColumn<FundingRow>[] = [
  { id: 'side', label: 'Side', value: ({ side }) => side, width: 100 },
  { id: 'part', label: 'Part', value: ({ label }) => label, width: 300 },
];
const terms = [
  ['budget-authority', 'budget authority'],
  ['award-obligations', 'award obligations'],
  ['non-award-obligations', 'other obligations'],
  ['unobligated-balance', 'remaining balance'],
  ['outlay', 'outlays'],
] as const;

const summarizeFunding = ({ funding }: DisasterOverview, periodPhrase: string): string => {
  const [largest] = [...funding].sort((a, b) => b.amount - a.amount);
  if (!largest) return 'None of the selected codes provided funding.';
  const clause = `Code ${largest.defCode} provided ${profileMoney(largest.amount)}${periodPhrase}`;
  return funding.length === 1 ? `${clause}.` : `${clause}, the most of ${funding.length} codes.`;
};

/** Shows a Sankey diagram of the funding from emergency codes to obligations, outlays and the remaining balance. */
export function FundingPanel<Q>({ answer, amounts, selection }: OverviewPanelProps<Q>) {
  const periodPhrase = usePeriodPhrase();
  return (
    <Panel
      {...overviewPanel}
      title="From Laws to Payments"
      name="covid-funding"
      answer={answer}
      rows={(overview) =>
        amounts?.resources || amounts?.obligations ? fundingRows(overview, amounts) : []
      }
      columns={[...nameColumns, ...amountColumns('amount', 'Amount', amounts?.resources ?? 0)]}
      file={`covid-19-funding-${selection.defCodes.join('').toLowerCase()}`}
      summary={(overview) => summarizeFunding(overview, periodPhrase)}
      minHeight={heights.sankey}
      end={
        <p className="covid-terms">
          Terms:{' '}
          {terms.map(([slug, text], at) => (
            <span key={slug}>
              {at > 0 && ', '}
              <ContentLink href={`?glossary=${slug}`}>{text}</ContentLink>
            </span>
          ))}
          .
        </p>
      }
    >
      {(overview) =>
        amounts && (
          <SankeyChart
            {...buildFundingDiagram(overview, amounts, selection.law)}
            endColumn="next"
            description={`Money flows from ${overview.funding.length} codes to total budgetary resources, then to obligations and the remaining balance, and from obligations to outlays.`}
          />
        )
      }
    </Panel>
  );
}
