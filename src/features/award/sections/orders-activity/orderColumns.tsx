import type { DataColumn } from '@/blocks/panel';
import { agencyLink, awardLink, recipientLink } from '@/blocks/result-cells';
import type { Period } from '@/charts/period-bars/layoutPeriodBars';
import { date, money, profileMoney, recipientName, textOr } from '@/domain/format';
import type { ActiveOrder } from '@/services/awards/flow';
import { percentOfTotal } from '../../percentOfTotal';

/** Returns how much of an order's potential amount is obligated, as a percentage. */
export const shareOf = ({ obligated, potential }: ActiveOrder): string =>
  percentOfTotal(obligated, potential);
/** Returns whether more is obligated than the order's potential amount. */
export const isOver = ({ obligated, potential }: ActiveOrder): boolean =>
  obligated !== null && potential !== null && obligated > potential;

/** Returns the orders in the format of the chart. */
export const toPeriods = (orders: readonly ActiveOrder[]): Period[] =>
  orders.map((order, at) => ({
    key: `${order.id} ${at}`,
    label: textOr(order.piid),
    from: order.start,
    to: order.end,
    used: order.obligated,
    limit: order.potential,
    text: `${recipientName(order.recipient)}, ${date(order.start)} to ${date(order.end)}, ${profileMoney(
      order.obligated,
    )} obligated of ${profileMoney(order.potential)}${isOver(order) ? ', over obligated' : ''}`,
  }));

export const orderLink = ({ id, piid }: ActiveOrder) => awardLink(id || null, textOr(piid));
export const parentLink = ({ parentId, parentPiid }: ActiveOrder) =>
  awardLink(parentId || null, textOr(parentPiid));
export const orderAgency = ({ agencySlug, agency }: ActiveOrder) =>
  agencyLink(agencySlug || null, textOr(agency));
export const orderRecipient = ({ recipientId, recipient }: ActiveOrder) =>
  recipientLink(recipientId || null, recipientName(recipient));

export const orderColumns: readonly DataColumn<ActiveOrder>[] = [
  {
    id: 'piid',
    width: 180,
    label: 'Award ID',
    value: ({ piid }) => piid,
    show: orderLink,
    sortBy: ({ piid }) => piid,
  },
  { id: 'award_key', label: 'Unique award key', value: ({ id }) => id, only: 'file' },
  {
    id: 'parent_piid',
    width: 180,
    label: 'Parent IDV',
    value: ({ parentPiid }) => parentPiid,
    show: parentLink,
    sortBy: ({ parentPiid }) => parentPiid,
  },
  {
    id: 'awarding_agency',
    width: 220,
    label: 'Awarding Agency',
    value: ({ agency }) => agency,
    show: orderAgency,
    sortBy: ({ agency }) => agency,
  },
  {
    id: 'recipient',
    width: 220,
    label: 'Recipient',
    value: ({ recipient }) => recipientName(recipient),
    show: orderRecipient,
    sortBy: ({ recipient }) => recipient,
  },
  {
    id: 'start_date',
    width: 110,
    label: 'Start Date',
    value: ({ start }) => start,
    show: ({ start }) => date(start),
    sortBy: ({ start }) => start,
  },
  {
    id: 'end_date',
    width: 110,
    label: 'End Date',
    value: ({ end }) => end,
    show: ({ end }) => date(end),
    sortBy: ({ end }) => end,
  },
  {
    id: 'obligated_amount',
    width: 150,
    label: 'Obligated Amount',
    value: ({ obligated }) => obligated,
    show: ({ obligated }) => money(obligated, 2),
    sortBy: ({ obligated }) => obligated,
    numeric: true,
  },
  {
    id: 'potential_award_amount',
    width: 150,
    label: 'Potential Award Amount',
    value: ({ potential }) => potential,
    show: ({ potential }) => money(potential, 2),
    sortBy: ({ potential }) => potential,
    numeric: true,
  },
  {
    id: 'percent_obligated',
    width: 130,
    label: '% Obligated',
    value: (order) => shareOf(order),
    show: (order) => (isOver(order) ? `${shareOf(order)}, over obligated` : shareOf(order)),
    numeric: true,
  },
];
