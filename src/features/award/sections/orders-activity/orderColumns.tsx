import type { ReactNode } from 'react';
import type { DataColumn } from '@/blocks/panel';
import { agencyLink, awardLink, recipientLink } from '@/blocks/result-cells';
import type { Period } from '@/charts/period-bars/layoutPeriodBars';
import { date, money, profileMoney, recipientName, textOrMissing } from '@/domain/format';
import type { ActiveOrder } from '@/services/awards/flow';
import { percentOfTotal } from '../../percentOfTotal';

/** Returns the obligated share of an order's potential amount as a percentage. */
export const formatShare = ({ obligated, potential }: ActiveOrder): string =>
  percentOfTotal(obligated, potential);
/** Returns whether more is obligated than the order's potential amount. */
export const isOver = ({ obligated, potential }: ActiveOrder): boolean =>
  obligated !== null && potential !== null && obligated > potential;

/** Returns the orders in the format of the chart. */
export const toPeriods = (orders: readonly ActiveOrder[]): Period[] =>
  orders.map((order, at) => ({
    key: `${order.id} ${at}`,
    label: textOrMissing(order.piid),
    from: order.start,
    to: order.end,
    used: order.obligated,
    limit: order.potential,
    text: `${recipientName(order.recipient)}, ${date(order.start)} to ${date(order.end)}, ${profileMoney(
      order.obligated,
    )} obligated of ${profileMoney(order.potential)}${isOver(order) ? ', over obligated' : ''}`,
  }));

export const orderLink = ({ id, piid }: ActiveOrder) => awardLink(id || null, textOrMissing(piid));
export const parentLink = ({ parentId, parentPiid }: ActiveOrder) =>
  awardLink(parentId || null, textOrMissing(parentPiid));
export const orderAgencyLink = ({ agencySlug, agency }: ActiveOrder) =>
  agencyLink(agencySlug || null, textOrMissing(agency));
export const orderRecipientLink = ({ recipientId, recipient }: ActiveOrder) =>
  recipientLink(recipientId || null, recipientName(recipient));

const column = (
  id: string,
  label: string,
  field: 'piid' | 'parentPiid' | 'agency' | 'start' | 'end' | 'obligated' | 'potential',
  width: number,
  show: (order: ActiveOrder) => ReactNode,
): DataColumn<ActiveOrder> => ({
  id,
  width,
  label,
  value: (order) => order[field],
  show,
  sortBy: (order) => order[field],
  numeric: field === 'obligated' || field === 'potential',
});
export const orderColumns: readonly DataColumn<ActiveOrder>[] = [
  column('piid', 'Award ID', 'piid', 180, orderLink),
  { id: 'award_key', label: 'Unique award key', value: ({ id }) => id, only: 'file' },
  column('parent_piid', 'Parent IDV', 'parentPiid', 180, parentLink),
  column('awarding_agency', 'Awarding Agency', 'agency', 220, orderAgencyLink),
  {
    id: 'recipient',
    width: 220,
    label: 'Recipient',
    value: ({ recipient }) => recipientName(recipient),
    show: orderRecipientLink,
    sortBy: ({ recipient }) => recipient,
  },
  column('start_date', 'Start Date', 'start', 110, ({ start }) => date(start)),
  column('end_date', 'End Date', 'end', 110, ({ end }) => date(end)),
  column('obligated_amount', 'Obligated Amount', 'obligated', 150, ({ obligated }) =>
    money(obligated, 2),
  ),
  column('potential_award_amount', 'Potential Award Amount', 'potential', 150, ({ potential }) =>
    money(potential, 2),
  ),
  {
    id: 'percent_obligated',
    width: 130,
    label: '% Obligated',
    value: formatShare,
    show: (order) => (isOver(order) ? `${formatShare(order)}, over obligated` : formatShare(order)),
    numeric: true,
  },
];
