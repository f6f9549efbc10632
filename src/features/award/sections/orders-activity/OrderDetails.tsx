import type { ReactNode } from 'react';
import type { Award } from '@/domain/award';
import { date, money, textOrMissing } from '@/domain/format';
import type { ActiveOrder } from '@/services/awards/flow';
import { FactsLine } from '../FactsLine';
import {
  isOver,
  orderAgencyLink,
  orderLink,
  orderRecipientLink,
  parentLink,
  formatShare,
} from './orderColumns';

/** Renders the details of one order, with links to the order, its parent IDV, agency and recipient. */
export function OrderDetails({ order, award }: { order: ActiveOrder; award: Award }) {
  const parentFacts: readonly (readonly [string, ReactNode])[] = order.grandchild
    ? [
        ['Parent IDV', parentLink(order)],
        ['Grandparent IDV', textOrMissing(award.displayId)],
      ]
    : [['Parent IDV', textOrMissing(order.parentPiid || award.displayId)]];
  return (
    <section
      className="flow-story flow-story--held"
      data-unpictured
      aria-label={`Order ${textOrMissing(order.piid)}`}
    >
      <h3>{orderLink(order)}</h3>
      <FactsLine
        live
        facts={[
          ...parentFacts,
          ['Awarding Agency', orderAgencyLink(order)],
          ['Recipient', orderRecipientLink(order)],
          ['Start Date', date(order.start)],
          ['End Date', date(order.end)],
          [
            'Obligated Amount',
            `${money(order.obligated, 2)} of ${money(order.potential, 2)} (${formatShare(order)}${
              isOver(order) ? ', over obligated' : ''
            })`,
          ],
        ]}
      />
    </section>
  );
}
