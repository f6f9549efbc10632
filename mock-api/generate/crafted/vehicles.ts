import { craftedAwards as ids, type Crafted, type CraftedName } from './crafted';

const SUBAGENCIES = '4700 8000 6800 1443 1330'.split(' ');
const ZIPS = '80302 99501 59601 70112 97201 33101 85001 63101 03301 96813'.split(' ');
const CHILD_COUNT = 3;
const LARGE_PIID = 'SAMPLE-LARGE-VEHICLE';
const formatChildPiid = (nth: number): string => `SAMPLE-VEHICLE-BELOW-${nth}`;

const vehicle = (id: string, overrides: Partial<Crafted>): Crafted => ({
  id,
  type: 'IDV_B_B',
  recipient: 'supply',
  text: 'Sample vehicle for furniture',
  start: '2018-10-01',
  end: '2028-09-30',
  orderEnd: '2028-09-30',
  current: 0,
  potential: 0,
  naics: 337214,
  psc: '7110',
  pricing: 'J',
  setAside: 'NONE',
  competed: 'A',
  actions: [['2018-10-01', 0]],
  accounts: 0,
  paid: 0,
  ...overrides,
});

/** Returns a small order that is placed during the term of its IDV, by one of a few agencies and in one of a few places. */
const order = (piid: string, parent: string, nth: number): Crafted => {
  const day = new Date(Date.UTC(2019, 0, 2) + ((nth * 131) % 2400) * 86_400_000);
  const formatDay = (daysLater: number) =>
    new Date(day.getTime() + daysLater * 86_400_000).toISOString().slice(0, 10);
  const amount = 1000 + ((nth * 7919) % 9000);
  const endDate = formatDay(90 + ((nth * 17) % 300));
  return {
    ...vehicle(`CONT_AWD_${piid}_${SUBAGENCIES[nth % SUBAGENCIES.length]!}_${parent}_4700`, {}),
    type: 'C',
    place: { zip: ZIPS[nth % ZIPS.length]! },
    text: `Sample order of desks and chairs ${(nth % 10) + 1}`,
    start: formatDay(0),
    end: endDate,
    potentialEnd: endDate,
    orderEnd: undefined,
    current: amount,
    potential: Math.round(amount * (1 + (nth % 4) / 2)),
    actions: [[formatDay(0), amount]],
    accounts: 1,
    paid: 0.9,
  };
};

/**
 * Returns the crafted IDVs and their orders: a large IDV with `orderCount` orders, its three child IDVs with five orders each, and IDVs for
 * special cases.
 */
export const craftedVehicles = (orderCount: number): readonly Crafted[] => {
  const namedVehicle = (name: CraftedName, overrides: Partial<Crafted>) =>
    vehicle(ids[name], overrides);
  const digitCount = String(orderCount).length;
  return [
    namedVehicle('vehicleLarge', {
      type: 'IDV_C',
      text: 'Sample vehicle with very many orders',
      potential: orderCount * 12_000,
    }),
    ...Array.from({ length: CHILD_COUNT }, (_, nth) =>
      vehicle(nth ? `CONT_IDV_${formatChildPiid(nth + 1)}_4700` : ids.vehicleBelow, {
        type: 'IDV_E',
        text: 'Sample agreement below a vehicle',
        parent: ids.vehicleLarge,
        potential: 100_000,
      }),
    ),
    namedVehicle('vehicleWithoutOrders', { potential: 250_000 }),
    namedVehicle('vehicleWithoutEnd', { end: undefined, orderEnd: undefined }),
    namedVehicle('vehicleCeilingFar', {
      actions: [
        ['2018-10-01', 2_500],
        ['2019-10-01', 2_500],
      ],
      current: 5_000,
      potential: 2_000_000,
      accounts: 1,
    }),
    // Add one order fewer, because `contractComplete` is also an order of the large IDV.
    ...Array.from({ length: orderCount - 1 }, (_, nth) =>
      order(`SAMPLE-ORDER-${String(nth + 1).padStart(digitCount, '0')}`, LARGE_PIID, nth),
    ),
    ...Array.from({ length: CHILD_COUNT * 5 }, (_, nth) =>
      order(`SAMPLE-ORDER-BELOW-${nth + 1}`, formatChildPiid(1 + Math.floor(nth / 5)), nth),
    ),
  ];
};
