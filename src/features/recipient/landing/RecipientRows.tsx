import { useEffect, useMemo } from 'react';
import { PageLink, PROFILES_NOTE } from '@/blocks/entity-links';
import { dollarColumn, TablePanel, type TableColumn } from '@/blocks/panel';
import { plural, profileMoney, uei } from '@/domain/format';
import { defenseDelayNote } from '@/domain/defenseDelay';
import {
  profilePeriodLabel,
  profilePeriodPhrase,
  trailingTwelveMonths,
} from '@/domain/profileYears';
import { paths } from '@/domain/site/paths';
import type { Address } from '@/lib/url/address';
import { mobileWidth } from '@/lib/layoutTokens';
import { useDataDay } from '@/lib/dataDay';
import { usePorts } from '@/lib/ports';
import { currentValue, useAnswer } from '@/lib/requests/useAnswer';
import {
  recipientList,
  type ListedRecipient,
  type RecipientPage,
  type RecipientSort,
} from '@/services/recipients/endpoints';
import { Pagination } from '@/ui/Pagination';
import { narrowerThan, useMediaQuery } from '@/ui/useMediaQuery';
import { LevelBadge } from '../LevelBadge';
import { DUNS_MISSING } from '../recipientSummary';
import { awardTypes, type landingAddress } from './landingAddress';

const getColumns = (periodLabel: string): readonly TableColumn<ListedRecipient>[] => [
  { id: 'level', label: 'Level', value: ({ level }) => level, only: 'file' },
  {
    id: 'name',
    label: 'Recipient Name',
    value: ({ name }) => name,
    show: ({ id, name, level }) => (
      <span className="recipient-name">
        <LevelBadge level={level} />{' '}
        <span className="capitals">
          {id ? <PageLink to={paths.recipient(id)}>{name}</PageLink> : name}
        </span>
      </span>
    ),
    sortable: true,
    width: 460,
    line: 'name',
  },
  {
    id: 'uei',
    label: 'UEI',
    value: (row) => row.uei,
    show: (row) => uei(row.uei),
    sortable: true,
    width: 160,
    line: 'detail',
  },
  {
    id: 'duns',
    label: 'Legacy DUNS',
    value: ({ duns }) => duns,
    show: ({ duns }) => duns || DUNS_MISSING,
    sortable: true,
    width: 160,
  },
  dollarColumn<ListedRecipient>('amount', 'Awarded Amount', ({ amount }) => amount, {
    subtitle: periodLabel,
    sortable: true,
    width: 200,
    line: 'amount',
  }),
];

interface RecipientRowsProps {
  panelId: string;
  address: Address<typeof landingAddress>;
}
/** Renders one page of the recipients that match the search and the award type in the address. */
export function RecipientRows({ panelId, address }: RecipientRowsProps) {
  const { announce } = usePorts();
  const day = useDataDay();
  const periodLabel = profilePeriodLabel('latest', day);
  const isNarrow = useMediaQuery(narrowerThan(mobileWidth));
  const { values, write } = address;
  const { q, type, sort, order, page, rows: limit } = values;
  const query = useMemo(
    () => ({ keyword: q, type, sort, order, page, limit }),
    [q, type, sort, order, page, limit],
  );
  const answer = useAnswer(recipientList, query);
  const total = currentValue(answer)?.total;
  useEffect(() => {
    if (total !== undefined) announce(`${plural(total, 'recipient')} found`);
  }, [announce, total, q, type]);
  const lastTotal = answer.value?.total ?? 0;
  const typeLabel = awardTypes.find(({ key }) => key === type)!.label;
  const formatSummary = ({ total: all }: RecipientPage, rows: readonly ListedRecipient[]) => {
    const countText = `${plural(all, 'recipient')}${q ? ` with “${q}”` : ''}`;
    const isLargestFirst = sort === 'amount' && order === 'desc' && page === 1;
    const topRecipient = isLargestFirst ? rows.find(({ amount }) => amount !== null) : undefined;
    return topRecipient
      ? `Of ${countText}, ${topRecipient.name} received the most: ${profileMoney(topRecipient.amount)} in the ${periodLabel}.`
      : `${countText}.`;
  };
  const pager = lastTotal > limit && (
    <Pagination
      label="Recipients: pages, above the list"
      page={page}
      pageSize={limit}
      total={lastTotal}
      onPage={(newPage) => write({ page: newPage }, 'push')}
    />
  );
  return (
    <div
      id={panelId}
      role={isNarrow ? undefined : 'tabpanel'}
      aria-labelledby={isNarrow ? undefined : `recipients-${type}`}
    >
      <TablePanel
        title="Recipients"
        answer={answer}
        rows={({ rows }) => rows}
        columns={getColumns(periodLabel)}
        rowKey={({ id, name, uei: identifier }) => id || `${name} ${identifier}`}
        tableView={{ sort, order, page, limit }}
        onView={({ sort: next, ...changes }) =>
          write(
            {
              ...changes,
              ...(next ? { sort: next as RecipientSort } : {}),
              rows: changes.limit ?? limit,
            },
            'push',
          )
        }
        total={total}
        hasNext={({ total: all }) => page * limit < all}
        above={pager}
        file={`recipients-${type.replaceAll('_', '-')}`}
        note={`${typeLabel}, transactions ${profilePeriodPhrase('latest', day)}. A parent’s amount includes its subsidiaries, so the amounts overlap. ${defenseDelayNote([trailingTwelveMonths(day)], day)}${type === 'all' ? '' : ` ${PROFILES_NOTE}`}`}
        unit="Awarded amounts, US dollars"
        period={periodLabel}
        summary={formatSummary}
        emptyText={
          q
            ? `No name or identifier contains “${q}”${type === 'all' ? '' : ` among the recipients of ${typeLabel.toLowerCase()}`}. Try fewer letters.`
            : `There are no recipients for “${typeLabel}” in the last 12 months. Choose another award type.`
        }
      />
    </div>
  );
}
