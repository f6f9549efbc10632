import { useMemo } from 'react';
import { Panel, type DataColumn } from '@/blocks/panel';
import { getAwardFill } from '@/domain/codes/categoryColors';
import { money, percent } from '@/domain/format';
import { useDataDay } from '@/lib/dataDay';
import { currentValue } from '@/lib/requests/useAnswer';
import { awardKinds, kindTotals, getShare, type AwardKind } from '../awardKinds';
import { Blocks, type Block } from '../components/Blocks';
import { PartlyFailed } from '../components/PartlyFailed';
import type { CompareChoices } from '../compareAddress';
import { getKinds, filterExisting, markFailedProfiles, type Compared } from '../compared';
import { buildCriteria } from '../buildCriteria';
import { joinAnswers, getTextOrBlank } from '@/lib/requests/joinAnswers';
import {
  convertAmount,
  moneyTerms,
  parseYear,
  formatAmount,
  formatUnit,
  type MoneyTerms,
} from '../money';
import { useAnswers } from '@/lib/requests/useAnswers';
import { formatPeriod } from '../texts';

interface Row {
  kind: AwardKind;
  fill: ReturnType<typeof getAwardFill>;
  label: string;
  amounts: readonly (number | null)[];
  shares: readonly (number | null)[];
}
const getColumns = (members: readonly Compared[]): readonly DataColumn<Row>[] => [
  { id: 'award_type', label: 'Award type', value: ({ label }) => label },
  ...members.flatMap(({ label }, at): DataColumn<Row>[] => [
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
const formatShare = (share: number | null, amount: number | null, terms: MoneyTerms): string => {
  if (share === null) return formatAmount(amount, terms);
  return amount === null
    ? percent(share, 1)
    : `${percent(share, 1)} · ${formatAmount(amount, terms)}`;
};
const summarize = (rows: readonly Row[], members: readonly Compared[], period: string): string => {
  const clauseText = members
    .flatMap(({ label }, at) => {
      const [largest] = [...rows].sort((a, b) => (b.shares[at] ?? 0) - (a.shares[at] ?? 0));
      return largest?.shares[at]
        ? [
            `${label} has mostly ${largest.label.toLowerCase()} (${percent(largest.shares[at], 1, 0)})`,
          ]
        : [];
    })
    .join(', ');
  return clauseText && `${period}: ${clauseText}.`;
};

export interface AwardTypesProps {
  members: readonly Compared[];
  choices: CompareChoices;
}

/** Renders obligations of each member by award category: shares on one scale, with amounts beside them. */
export default function AwardTypes({ members, choices }: AwardTypesProps) {
  const day = useDataDay();
  const { fy } = choices;
  const terms = moneyTerms(choices);
  const year = parseYear(fy);
  const period = formatPeriod(fy, getKinds(members), day, 'awards');
  const queries = useMemo(
    () =>
      members.map(({ member, profile, state }) =>
        buildCriteria({ member, profile, state })
          ? { member, profile, state, fy, today: day }
          : null,
      ),
    [members, fy, day],
  );
  const answers = markFailedProfiles(members, useAnswers(kindTotals, queries));
  const existingAnswers = filterExisting(members, answers);
  const totals = answers.map(currentValue);
  const rows = awardKinds.map(({ key, label, group }): Row => ({
    kind: key,
    fill: getAwardFill(group),
    label,
    amounts: members.map(({ profile }, at) =>
      convertAmount(totals[at]?.[key] ?? null, terms, {
        year,
        population: profile?.population ?? null,
      }),
    ),
    shares: totals.map((memberTotals) => memberTotals && getShare(key, memberTotals)),
  }));
  const blocks = rows.map(({ kind, fill, label, amounts, shares }): Block => ({
    id: kind,
    title: label,
    rows: members.map((member, at) => ({
      key: member.key,
      label: member.label,
      value: shares[at] ?? null,
      fill,
      text: formatShare(shares[at] ?? null, amounts[at] ?? null, terms),
    })),
  }));
  const maxShare = Math.max(0, ...rows.flatMap(({ shares }) => shares.map((share) => share ?? 0)));
  return (
    <Panel
      title="By award type"
      view={period}
      period={period}
      note={`${period}. Bars show shares of each profile’s obligations, on one scale. Contracts include contract vehicles. Negative amounts have no share.`}
      answer={joinAnswers(existingAnswers, rows)}
      rows={(value) => value}
      columns={getColumns(members)}
      file={`comparison-by-award-type-${fy}`}
      unit={formatUnit('Obligations', terms, year)}
      summary={(_, shownRows) =>
        getTextOrBlank(summarize(shownRows, members, period), existingAnswers)
      }
      foot={<PartlyFailed members={members} answers={answers} />}
      minHeight={300}
    >
      {() => <Blocks blocks={blocks} maxValue={maxShare} />}
    </Panel>
  );
}
