import { useMemo } from 'react';
import { Panel, type DataColumn } from '@/blocks/panel';
import { money, percent } from '@/domain/format';
import { useDataDay } from '@/lib/dataDay';
import { currentValue } from '@/lib/requests/useAnswer';
import { awardKinds, kindTotals, shareOf, type AwardKind } from '../awardKinds';
import { Blocks, type Block } from '../components/Blocks';
import { PartlyFailed } from '../components/PartlyFailed';
import type { CompareChoices } from '../compareAddress';
import { kindsOf, ofKnown, withProfiles, type Compared } from '../compared';
import { criteriaOf } from '../criteriaOf';
import { joined, wordsToCome } from '@/lib/requests/joined';
import { inTerms, moneyTerms, oneYear, shown, unitWords, type MoneyTerms } from '../money';
import { useSeveral } from '@/lib/requests/useSeveral';
import { periodWords } from '../words';

interface Row {
  kind: AwardKind;
  label: string;
  amounts: readonly (number | null)[];
  shares: readonly (number | null)[];
}
const columnsOf = (all: readonly Compared[]): readonly DataColumn<Row>[] => [
  { id: 'award_type', label: 'Award type', value: ({ label }) => label },
  ...all.flatMap(({ label }, at): DataColumn<Row>[] => [
    {
      id: label,
      label,
      value: ({ amounts }) => amounts[at] ?? null,
      show: ({ amounts }) => money(amounts[at], 2),
      numeric: true,
    },
    {
      id: `${label}: percent`,
      label: `${label}: percent of its obligations`,
      value: ({ shares }) => shares[at] ?? null,
      show: ({ shares }) => percent(shares[at], 1),
      numeric: true,
    },
  ]),
];
const textOf = (share: number | null, amount: number | null, terms: MoneyTerms): string => {
  if (share === null) return shown(amount, terms);
  return amount === null ? percent(share, 1) : `${percent(share, 1)} · ${shown(amount, terms)}`;
};
const sentence = (rows: readonly Row[], all: readonly Compared[], period: string): string => {
  const parts = all
    .flatMap(({ label }, at) => {
      const [most] = [...rows].sort((a, b) => (b.shares[at] ?? 0) - (a.shares[at] ?? 0));
      return most?.shares[at]
        ? [`${label} mostly ${most.label.toLowerCase()} (${percent(most.shares[at], 1, 0)})`]
        : [];
    })
    .join(', ');
  return parts && `${period}: ${parts}.`;
};

export interface AwardTypesProps {
  all: readonly Compared[];
  choices: CompareChoices;
}

/** Obligations of each member by award category: shares on one scale, with amounts beside them. */
export default function AwardTypes({ all, choices }: AwardTypesProps) {
  const today = useDataDay();
  const { fy } = choices;
  const terms = moneyTerms(choices);
  const year = oneYear(fy);
  const period = periodWords(fy, kindsOf(all), today, 'awards');
  const queries = useMemo(
    () =>
      all.map(({ member, profile, state }) =>
        criteriaOf({ member, profile, state }) ? { member, profile, state, fy, today } : null,
      ),
    [all, fy, today],
  );
  const answers = withProfiles(all, useSeveral(kindTotals, queries));
  const asked = ofKnown(all, answers);
  const totals = answers.map(currentValue);
  const rows = awardKinds.map(({ key, label }): Row => ({
    kind: key,
    label,
    amounts: all.map(({ profile }, at) =>
      inTerms(totals[at]?.[key] ?? null, terms, { year, population: profile?.population ?? null }),
    ),
    shares: totals.map((found) => found && shareOf(key, found)),
  }));
  const blocks = rows.map(({ kind, label, amounts, shares }): Block => ({
    id: kind,
    title: label,
    rows: all.map((one, at) => ({
      key: one.key,
      label: one.label,
      value: shares[at] ?? null,
      text: textOf(shares[at] ?? null, amounts[at] ?? null, terms),
    })),
  }));
  const most = Math.max(0, ...rows.flatMap(({ shares }) => shares.map((share) => share ?? 0)));
  return (
    <Panel
      title="By award type"
      view={period}
      period={period}
      note={`${period}. Bars are shares of each one’s own obligations, on one scale. Contract vehicles count with contracts; types below zero have no share.`}
      answer={joined(asked, rows)}
      rows={(value) => value}
      columns={columnsOf(all)}
      file={`comparison-by-award-type-${fy}`}
      unit={unitWords('Obligations', terms, year)}
      summary={(_, found) => wordsToCome(sentence(found, all, period), asked)}
      foot={<PartlyFailed all={all} answers={answers} />}
      minHeight={300}
    >
      {() => <Blocks blocks={blocks} most={most} />}
    </Panel>
  );
}
