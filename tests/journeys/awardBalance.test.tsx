import { cleanup, screen, waitFor, within } from '@testing-library/react';
import ids from '../../mock-api/generate/crafted/ids.json';
import { renderAt } from '../render';
import { postSearch } from './apiCalls';
import { journeyApi } from './journeyApi';

const api = journeyApi({ quiet: true });

/** Returns IDs of awards of some types, sorted by award ID. */
const fetchAwardIds = async (codes: readonly string[], limit: number): Promise<string[]> => {
  const { results } = await postSearch<{ results: { generated_internal_id: string }[] }>(
    'spending_by_award/',
    { filters: { award_type_codes: codes }, fields: ['Award ID'], sort: 'Award ID', limit },
  );
  return results.map(({ generated_internal_id: id }) => id);
};
const parseCents = (dollars: string) => Math.round(Number(dollars.replaceAll(/[$,]/g, '')) * 100);
const DOLLARS = String.raw`(-?\$[\d,]+\.\d\d)`;
/** Returns the amounts that the groups of `pattern` match in a text, in cents. */
const parseAmounts = (text: string, pattern: string): number[] =>
  (new RegExp(pattern).exec(text) ?? []).slice(1).map(parseCents);

/**
 * Reads an award page. Returns its amounts in cents (total of the actions, account amounts and unlinked amount), whether it is
 * unlinked, and the award as the API returns it.
 */
const readAmounts = async (id: string) => {
  renderAt(`/award/${encodeURIComponent(id)}`);
  const history = await screen.findByRole('region', { name: /^Award History/ });
  const balance = await within(history).findByText(/^(All|Both|The only)[\d, a-z]+ to -?\$/);
  const [actions] = parseAmounts(
    balance.textContent!,
    `(?:up|amounts) to ${DOLLARS}, the [a-z ]+ of the award\\.`,
  );
  await waitFor(() =>
    expect(document.body).toHaveTextContent(
      /Federal accounts report|No federal account is linked to this award/,
    ),
  );
  const text = document.body.textContent!;
  const [fullAmount] = parseAmounts(
    text,
    `report all of the obligated amount of [\\w ]+, ${DOLLARS}\\.`,
  );
  const [part, stated, rest] = parseAmounts(
    text,
    `report ${DOLLARS} of the obligated amount of [\\w ]+, ${DOLLARS}\\. The other ${DOLLARS} is not linked`,
  );
  cleanup();
  const award = api.requests.find(({ path }) => /v2\/awards\/[^/]+\/$/.test(path))!.response as {
    total_obligation: number;
    total_loan_value: number | null;
  };
  api.reset();
  return {
    actions,
    whole: fullAmount,
    part,
    stated,
    rest,
    award,
    unlinked: /No federal account is/.test(text),
  };
};

describe('amounts on the award page', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    [
      'contract',
      ['A', 'B', 'C', 'D'],
      [ids.awards.contractPartlyLinked, ids.awards.contractUnlinked],
    ],
    ['grant', ['02', '03', '04', '05'], [ids.awards.grantUnlinked]],
    ['direct payment', ['06', '10'], [ids.awards.directPaymentAggregated]],
    ['loan', ['07', '08'], [ids.awards.loanComplete]],
    ['insurance', ['09'], [ids.awards.insuranceComplete]],
    ['other', ['11', '-1'], [ids.awards.otherComplete]],
  ])(
    'add up to the award total by transaction and by account: %s',
    async (category, codes, crafted) => {
      const awards = [...new Set([...crafted, ...(await fetchAwardIds(codes, 3))])].slice(0, 4);
      expect(awards.length).toBeGreaterThanOrEqual(3);
      for (const id of awards) {
        const { actions, whole, part, stated, rest, award, unlinked } = await readAmounts(id);
        const obligated = Math.round(award.total_obligation * 100);
        expect(actions).toBe(
          category === 'loan' ? Math.round((award.total_loan_value ?? 0) * 100) : obligated,
        );
        if (unlinked) continue;
        if (whole !== undefined) expect(whole).toBe(obligated);
        else {
          expect(stated).toBe(obligated);
          expect(part! + rest!).toBe(obligated);
        }
      }
    },
  );
  it('of an IDV match its transactions, and include account amounts when it has orders', async () => {
    for (const id of [
      ids.awards.vehicleLarge,
      ids.awards.vehicleBelow,
      ids.awards.vehicleWithoutOrders,
    ]) {
      const { actions, whole, award, unlinked } = await readAmounts(id);
      expect(actions).toBe(Math.round(award.total_obligation * 100));
      expect(unlinked).toBe(id === ids.awards.vehicleWithoutOrders);
      if (!unlinked) expect(whole).toBeGreaterThan(0);
    }
  });
});
