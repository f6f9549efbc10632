import type { ReactNode } from 'react';
import type { Award } from '@/domain/award';
import { date, money, textOr } from '@/domain/format';
import type { ActiveOrder } from '@/services/awards/flow';
import { FactsLine } from '../FactsLine';
import {
  isOver,
  orderAgency,
  orderLink,
  orderRecipient,
  parentLink,
  shareOf,
} from './orderColumns';

/** The details of one order, with links to its awards, agency and recipient. */
export function OrderStory({ order, award }: { order: ActiveOrder; award: Award }) {
  const above: readonly (readonly [string, ReactNode])[] = order.grandchild
    ? [
        ['Parent IDV', parentLink(order)],
        ['Grandparent IDV', textOr(award.displayId)],
      ]
    : [['Parent IDV', textOr(order.parentPiid || award.displayId)]];
  return (
    <section
      className="flow-story flow-story--held"
      data-unpictured
      aria-label={`Order ${textOr(order.piid)}`}
    >
      <h3>{orderLink(order)}</h3>
      <FactsLine
        live
        facts={[
          ...above,
          ['Awarding Agency', orderAgency(order)],
          ['Recipient', orderRecipient(order)],
          ['Start Date', date(order.start)],
          ['End Date', date(order.end)],
          [
            'Obligated Amount',
            `${money(order.obligated, 2)} of ${money(order.potential, 2)} (${shareOf(order)}${
              isOver(order) ? ', over obligated' : ''
            })`,
          ],
        ]}
      />
    </section>
  );
}
