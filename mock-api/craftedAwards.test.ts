import { readWorld, type World } from '../tests/oracle/world';
import { sender } from '../tests/requests';
import { sharedServer, smallSet } from '../tests/server';
import { recipientCategoryCodes } from '../src/domain/codes/recipientTypes';
import { getAnswerErrors } from './core/validate';
import { typeCodes } from './db/schema';
import { craftedAwards, craftedRecipients, type CraftedName } from './generate/crafted/crafted';
import { routes } from './routes';
import type { ApiServer } from './server';

let server: ApiServer;
let world: World;
beforeAll(async () => {
  server = await sharedServer();
  world = await readWorld(smallSet, typeCodes, recipientCategoryCodes);
}, 120_000);
const send = sender(() => server);
const get = async <T>(url: string): Promise<T> => (await send('GET', `/api/v2/${url}`)).json();
const post = async <T>(url: string, body: object): Promise<T> =>
  (await send('POST', `/api/v2/${url}`, body)).json();

interface Award {
  id: number;
  category: string;
  record_type?: number;
  generated_unique_award_id: string;
  total_obligation: number;
  base_exercised_options: number | null;
  base_and_all_options: number | null;
  total_subsidy_cost?: number | null;
  total_loan_value?: number | null;
  non_federal_funding?: number | null;
  total_account_obligation: number;
  total_account_outlay: number;
  total_subaward_amount: number | null;
  subaward_count: number;
  account_obligations_by_defc: { code: string; amount: number }[];
  executive_details: { officers: { name: string; amount: number | null }[] };
  recipient: {
    recipient_name: string | null;
    recipient_hash: string | null;
    location: Place | null;
  };
  place_of_performance: Place | null;
  period_of_performance: Record<string, string | null>;
  parent_award?: { generated_unique_award_id: string } | null;
  cfda_info?: { cfda_number: string; federal_action_obligation_amount: number }[];
}
interface Place {
  location_country_code: string;
  congressional_code: string | null;
  state_code: string | null;
}
interface Action {
  modification_number: string;
  action_date: string;
  federal_action_obligation: number;
}
interface Sub {
  subaward_number: string;
  action_date: string;
  amount: number;
  recipient_name: string;
  description: string;
}
const names = Object.keys(craftedAwards) as CraftedName[];
const award = (name: CraftedName) =>
  get<Award>(`awards/${encodeURIComponent(craftedAwards[name])}/`);
const history = async (name: CraftedName): Promise<Action[]> =>
  (
    await post<{ results: Action[] }>('transactions/', {
      award_id: craftedAwards[name],
      sort: 'action_date',
      order: 'asc',
      limit: 5000,
    })
  ).results;
const subawards = async (name: CraftedName): Promise<Sub[]> =>
  (await post<{ results: Sub[] }>('subawards/', { award_id: craftedAwards[name], limit: 100 }))
    .results;
const cents = (value: number) => Math.round(value * 100) / 100;

describe('crafted awards', () => {
  it.each(names)('match the response schema, and their amounts add up: %s', async (name) => {
    const profile = await award(name);
    expect(
      getAnswerErrors(routes.find(({ path }) => path === 'v2/awards/{award_id}/')!.answer, profile),
    ).toEqual([]);
    expect(profile.generated_unique_award_id).toBe(craftedAwards[name]);
    expect(profile.id).toBe(1_000_001 + names.indexOf(name));
    const actions = await history(name);
    expect(cents(actions.reduce((sum, row) => sum + row.federal_action_obligation, 0))).toBe(
      profile.total_obligation,
    );
    const { results: accounts } = await post<{
      results: { total_transaction_obligated_amount: number }[];
    }>('awards/accounts/', { award_id: craftedAwards[name], limit: 100 });
    const linkedTotal = accounts.reduce(
      (sum, row) => sum + row.total_transaction_obligated_amount,
      0,
    );
    expect(cents(linkedTotal)).toBe(cents(profile.total_account_obligation));
    // Account data starts in 2017, so earlier obligations are unlinked.
    const earlierTotal = actions
      .filter(({ action_date: day }) => day < '2017-01-01')
      .reduce((sum, row) => sum + row.federal_action_obligation, 0);
    const isUnlinked = /Unlinked|NoAmounts/.test(name);
    expect(cents(profile.total_obligation - linkedTotal)).toBe(
      isUnlinked ? profile.total_obligation : cents(earlierTotal),
    );
    expect(cents((await subawards(name)).reduce((sum, row) => sum + row.amount, 0))).toBe(
      profile.total_subaward_amount ?? 0,
    );
  });
  it('have consecutive IDs after 1,000,000 in the dataset', async () => {
    for (const name of names) {
      const worldAward = world.awards.find(({ uid }) => uid === craftedAwards[name]);
      expect([name, worldAward?.id]).toEqual([name, 1_000_001 + names.indexOf(name)]);
    }
  });
  it('have less than 0.1% of the total amount of all other awards', () => {
    const sumAmounts = (isCrafted: boolean) =>
      world.awards
        .filter(({ id }) => id > 1_000_000 === isCrafted)
        .reduce((sum, { amount }) => sum + Math.abs(amount), 0);
    expect(sumAmounts(true) / sumAmounts(false)).toBeLessThan(0.001);
  });
});

describe('edge cases of crafted awards', () => {
  it('include missing dates, missing amounts, negative totals and an end before the start', async () => {
    for (const name of ['contractNoDates', 'grantNoDates'] as const)
      expect(Object.values((await award(name)).period_of_performance)).toEqual(
        Array(name === 'grantNoDates' ? 3 : 4).fill(null),
      );
    for (const name of ['contractNoAmounts', 'grantNoAmounts'] as const)
      expect(await award(name)).toMatchObject({
        total_obligation: 0,
        base_exercised_options: null,
        base_and_all_options: null,
        total_account_obligation: 0,
      });
    for (const name of ['contractNegative', 'grantNegative', 'otherNegative'] as const)
      expect((await award(name)).total_obligation).toBeLessThan(0);
    for (const name of ['contractEndBeforeStart', 'grantEndBeforeStart'] as const) {
      const { start_date: start, end_date: end } = (await award(name)).period_of_performance;
      expect(end! < start!).toBe(true);
    }
  });
  it('include unnamed, foreign, multiple-district, redacted and aggregated recipients', async () => {
    for (const kind of ['contract', 'grant'] as const) {
      expect((await award(`${kind}NoRecipientName`)).recipient).toMatchObject({
        recipient_name: null,
        recipient_hash: `${craftedRecipients.nameless}-R`,
      });
      const abroad = await award(`${kind}Foreign`);
      expect(abroad.recipient.location?.location_country_code).toBe('DEU');
      expect(abroad.place_of_performance?.location_country_code).toBe(
        kind === 'contract' ? 'DEU' : 'KEN',
      );
      const districtAward = await award(`${kind}District90`);
      for (const place of [districtAward.recipient.location, districtAward.place_of_performance])
        expect(place).toMatchObject({ state_code: 'CO', congressional_code: '90' });
    }
    expect(await award('directPaymentRedacted')).toMatchObject({
      record_type: 3,
      recipient: { recipient_name: 'REDACTED DUE TO PII', recipient_hash: null },
    });
    for (const name of ['directPaymentAggregated', 'directPaymentOddId'] as const)
      expect(await award(name)).toMatchObject({
        record_type: 1,
        recipient: { recipient_name: 'MULTIPLE RECIPIENTS', recipient_hash: null },
      });
  });
  it('include an ID with a slash, spaces and a percent sign, encoded once or twice', async () => {
    const id = craftedAwards.directPaymentOddId;
    expect(id).toMatch(/\/.*% /);
    for (const address of [encodeURIComponent(id), encodeURIComponent(encodeURIComponent(id))])
      expect((await get<Award>(`awards/${address}/`)).generated_unique_award_id).toBe(id);
  });
  it('include outlays above obligations, and obligations above the current and potential value', async () => {
    const overspent = await award('contractOutlaysOverObligation');
    expect(overspent.total_account_outlay).toBeGreaterThan(overspent.total_obligation);
    const current = await award('contractOverCurrent');
    expect(current.total_obligation).toBeGreaterThan(current.base_exercised_options!);
    expect(current.total_obligation).toBeLessThan(current.base_and_all_options!);
    const potential = await award('contractOverPotential');
    expect(potential.total_obligation).toBeGreaterThan(potential.base_and_all_options!);
  });
  it('include ceilings above and just below ten times the obligations', async () => {
    const ratio = async (name: CraftedName) => {
      const contract = await award(name);
      return contract.base_and_all_options! / contract.total_obligation;
    };
    expect(await ratio('contractCeilingFar')).toBeGreaterThan(10);
    expect(await ratio('contractCeilingNear')).toBeCloseTo(9.9);
    expect(await ratio('vehicleCeilingFar')).toBeGreaterThan(10);
  });
  it('include modifications that change the value more than tenfold, and one just below tenfold', async () => {
    const factor = async (name: CraftedName) => {
      const [first, second] = await history(name);
      const before = first!.federal_action_obligation;
      return (before + second!.federal_action_obligation) / before;
    };
    expect(await factor('contractTenfold')).toBe(11);
    expect(await factor('contractTenfoldDown')).toBeCloseTo(0.09);
    expect(await factor('contractTenfoldNear')).toBe(9.5);
  });
  it('include subaward totals above and just below the award amount, and repeated and similar subawards', async () => {
    for (const name of ['contractSubawardsOver', 'grantSubawardsOver'] as const) {
      const primeAward = await award(name);
      expect(primeAward.total_subaward_amount).toBeGreaterThan(primeAward.total_obligation);
    }
    const near = await award('contractSubawardsNear');
    expect(cents(near.total_obligation - near.total_subaward_amount!)).toBe(0.01);
    const countDistinct = async (name: CraftedName) => {
      const rows = (await subawards(name)).map(
        ({ subaward_number: number, action_date: day, amount, recipient_name: to, description }) =>
          [number, day, amount, to, description].join('|'),
      );
      return [rows.length, new Set(rows).size];
    };
    expect(await countDistinct('contractSubawardsRepeated')).toEqual([3, 2]);
    expect(await countDistinct('contractSubawardsSimilar')).toEqual([4, 4]);
  });
  it('include COVID-19 and infrastructure obligations', async () => {
    const codes = async (name: CraftedName) =>
      (await award(name)).account_obligations_by_defc.map(({ code }) => code).sort();
    expect(await codes('contractCovid')).toEqual(['N']);
    expect(await codes('contractInfrastructure')).toEqual(['Z']);
    expect(await codes('contractBothEmergencies')).toEqual(['1', 'N', 'Z']);
    expect(await codes('grantCovid')).toEqual(['N', 'V']);
    expect(await codes('contractComplete')).toEqual([]);
  });
  it('include five officers, one without pay, and recipients without officers', async () => {
    const officers = async (name: CraftedName) => (await award(name)).executive_details.officers;
    const pay = (await officers('contractComplete')).map(({ amount }) => amount);
    expect(pay).toHaveLength(5);
    expect(pay).toEqual([...pay].sort((a, b) => b! - a!));
    expect(
      (await officers('contractOfficerWithoutAmount')).map(({ amount }) => amount === null),
    ).toEqual([false, false, true, false, false]);
    expect(await officers('grantUnlinked')).toEqual([]);
    expect(await officers('directPaymentAggregated')).toEqual([]);
  });
  it('include several assistance listings whose amounts add up', async () => {
    const { cfda_info: listings, total_obligation: obligated } =
      await award('grantSeveralListings');
    expect(listings!.map(({ cfda_number: number }) => number)).toEqual([
      '66.460',
      '66.419',
      '66.468',
    ]);
    expect(
      cents(listings!.reduce((sum, row) => sum + row.federal_action_obligation_amount, 0)),
    ).toBe(obligated);
    expect((await award('grantComplete')).cfda_info).toHaveLength(1);
  });
  it('include loans with a subsidy cost above the face value or below zero', async () => {
    const over = await award('loanSubsidyOverFace');
    expect(over.total_subsidy_cost).toBeGreaterThan(over.total_loan_value!);
    expect((await award('loanNegativeSubsidy')).total_subsidy_cost).toBeLessThan(0);
  });
  it('include a long history, many orders, and child IDVs with orders of their own', async () => {
    expect(await history('contractLongHistory')).toHaveLength(120);
    expect((await award('contractComplete')).parent_award).toMatchObject({
      generated_unique_award_id: craftedAwards.vehicleLarge,
    });
    expect(await get(`idvs/amounts/${craftedAwards.vehicleLarge}/`)).toMatchObject({
      child_award_count: 60,
      child_idv_count: 3,
      grandchild_award_count: 15,
    });
    expect(await get(`idvs/amounts/${craftedAwards.vehicleBelow}/`)).toMatchObject({
      child_award_count: 5,
    });
    expect(await get(`idvs/amounts/${craftedAwards.vehicleWithoutOrders}/`)).toMatchObject({
      child_award_count: 0,
      child_idv_count: 0,
    });
  });
});

describe('recipients of crafted awards', () => {
  interface Profile {
    name: string | null;
    uei: string | null;
    duns: string | null;
    alternate_names: string[];
    parents: { parent_id: string }[];
    parent_id: string | null;
    total_transaction_amount: number;
    total_face_value_loan_transactions: number;
    total_face_value_loan_amount: number;
  }
  const profile = (name: keyof typeof craftedRecipients, level: string) =>
    get<Profile>(`recipient/${craftedRecipients[name]}-${level}/?year=all`);
  it('include a parent with alternate names and two subsidiaries, one with a former parent', async () => {
    const [parent, works, labs] = await Promise.all([
      profile('holdings', 'P'),
      profile('works', 'C'),
      profile('labs', 'C'),
    ]);
    expect([parent, works, labs].map(({ alternate_names: others }) => others.length)).toEqual([
      2, 3, 0,
    ]);
    expect(works.parents.map(({ parent_id: id }) => id)).toEqual([
      `${craftedRecipients.holdings}-P`,
      `${craftedRecipients.formerHoldings}-P`,
    ]);
    expect(works.parent_id).toBe(`${craftedRecipients.holdings}-P`);
    expect(labs.parents).toHaveLength(1);
    expect(parent.parents).toEqual([]);
    expect(parent.total_transaction_amount).toBe(
      cents(works.total_transaction_amount + labs.total_transaction_amount),
    );
    expect((await profile('formerHoldings', 'P')).total_transaction_amount).toBe(0);
  });
  it('include one without a name, one without identifiers and one with loans', async () => {
    expect((await profile('nameless', 'R')).name).toBeNull();
    expect(await profile('unnumbered', 'R')).toMatchObject({ uei: null, duns: null });
    expect(await profile('borrower', 'R')).toMatchObject({
      uei: null,
      total_face_value_loan_transactions: 4,
      total_face_value_loan_amount: 490_000,
    });
  });
});
