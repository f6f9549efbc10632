import { useMemo, useState } from 'react';
import { Panel } from '@/blocks/panel';
import { PeriodBarsChart } from '@/charts/period-bars/PeriodBarsChart';
import type { Award } from '@/domain/award';
import { count, plural, profileMoney, recipientName, textOrMissing } from '@/domain/format';
import { useAddress } from '@/lib/url/address';
import { useAnswer } from '@/lib/requests/useAnswer';
import { useToday } from '@/lib/rendering/today';
import type { ActiveOrder, OrderPage } from '@/services/awards/flow';
import { vehicleOrders } from '@/services/awards/flowEndpoints';
import { Notices, unknownNotices } from '@/ui/Notices';
import { Pagination } from '@/ui/Pagination';
import { ToFirstPage } from '@/ui/ToFirstPage';
import { activityAddress, ORDER_PAGE_SIZES } from './activityAddress';
import { isOver, orderColumns, toPeriods } from './orderColumns';
import { OrderDetails } from './OrderDetails';

const legend = {
  used: '% Obligated of Potential Award Amount',
  left: '% of Potential Funding Remaining',
  over: 'Over Obligated',
};

/** Index of the order that the finding names: the largest of the page. */
const NAMED_INDEX = 0;
const summarizeOrders = (orders: readonly ActiveOrder[], first: number): string => {
  const largest = orders[NAMED_INDEX];
  const overCount = orders.filter(isOver).length;
  const subject = first === 1 ? 'The largest order' : `Order number ${count(first)} by amount`;
  const overText = overCount
    ? ` ${plural(overCount, 'order')} shown here ${overCount === 1 ? 'is' : 'are'} over obligated.`
    : '';
  return `${subject}, ${textOrMissing(largest!.piid)}, obligated ${profileMoney(largest!.obligated)} to ${recipientName(largest!.recipient)}.${overText}`;
};

interface OrdersChartProps {
  award: Award;
  orders: readonly ActiveOrder[];
  /** Rank of the first order among all orders. */
  first: number;
}
function OrdersChart({ award, orders, first }: OrdersChartProps) {
  const today = useToday();
  const [chosenIndex, setChosen] = useState(0);
  const periods = useMemo(() => toPeriods(orders), [orders]);
  const order = orders[chosenIndex] ?? orders[0]!;
  return (
    <>
      <PeriodBarsChart
        periods={periods}
        today={today}
        description={`${plural(orders.length, 'order')} as bars from start date to end date, with the largest obligation first. The filled part of each bar is the obligated share of its potential award amount.`}
        noun="orders"
        legend={legend}
        firstRank={first}
        named={NAMED_INDEX}
        chosen={orders.indexOf(order)}
        onChoose={setChosen}
      />
      <OrderDetails order={order} award={award} />
    </>
  );
}

/** Renders the orders under an IDV over time, the largest first, with the obligated share of each order. */
export default function OrdersActivity({ record: award }: { record: Award }) {
  const { values, refused, write } = useAddress(activityAddress);
  const { activityPage: page, activityRows } = values;
  const limit = Number(activityRows);
  const { generatedId: id } = award;
  const query = useMemo(() => ({ id, page, limit }), [id, page, limit]);
  const answer = useAnswer(vehicleOrders, query);
  const shownPage = answer.answered ?? { page, limit };
  const first = (shownPage.page - 1) * shownPage.limit + 1;
  const getRangeText = ({ orders, total }: OrderPage) =>
    `Displaying award orders ${count(first)}-${count(first + orders.length - 1)} of ${count(total)}`;
  return (
    <>
      <Notices notices={unknownNotices(refused)} />
      <Panel
        title="IDV Activity"
        name="activity"
        note="Only orders with dates and amounts are shown, including orders under child IDVs."
        view={answer.value ? getRangeText(answer.value) : undefined}
        answer={answer}
        rows={({ orders }) => orders}
        columns={orderColumns}
        file={`orders-of-${award.displayId || award.generatedId}${page > 1 ? `-page-${page}` : ''}`}
        unit="Obligated percentage of potential award amount"
        summary={(_, orders) => summarizeOrders(orders, first)}
        emptyText={
          page > 1
            ? 'This page does not exist.'
            : 'No orders with dates and amounts are recorded under this IDV.'
        }
        minHeight={answer.value ? undefined : 640}
        foot={
          answer.value &&
          (answer.value.orders.length > 0 ? (
            <Pagination
              label="IDV Activity: pages"
              page={shownPage.page}
              pageSize={shownPage.limit}
              total={answer.value.total}
              pageSizes={ORDER_PAGE_SIZES}
              onPage={(next) => write({ activityPage: next }, 'replace')}
              onPageSize={(newLimit) =>
                write({ activityRows: String(newLimit), activityPage: 1 }, 'replace')
              }
            />
          ) : (
            page > 1 && <ToFirstPage onPage={(next) => write({ activityPage: next }, 'replace')} />
          ))
        }
      >
        {(value, orders) => (
          <>
            <p>{getRangeText(value)}</p>
            <OrdersChart
              key={`${shownPage.page} ${shownPage.limit}`}
              {...{ award, orders, first }}
            />
          </>
        )}
      </Panel>
    </>
  );
}
