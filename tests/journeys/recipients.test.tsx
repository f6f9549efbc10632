import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { money } from '@/domain/format';
import { recipientsPage, type ListedRecipient, fetchRecipients } from './recipientCalls';
import { renderAt } from '../render';
import { journeyApi } from './journeyApi';
import { rowTexts, textsOf } from './pageTexts';

const api = journeyApi({ quiet: true });

const table = () => screen.findByRole('table', { name: 'Recipients' });
const readRows = async () => rowTexts(await table());
/** The name of each level, which a row contains between the badge and the recipient's name. */
const levelName = { P: 'Parent Recipient', C: 'Child Recipient', R: 'Recipient' } as const;
const toCells = ({ name, uei, duns, recipient_level: level, amount }: ListedRecipient) => [
  `${level}${levelName[level]} ${name ?? 'Name not provided'}`,
  uei ?? 'UEI not provided',
  duns ?? 'DUNS not provided',
  money(amount, 2),
];
const listRequests = () =>
  api.requests
    .filter(({ method, path }) => method === 'POST' && path === '/api/v2/recipient/')
    .map(({ body }) => body);

describe('the recipient list', () => {
  it('shows fifty recipients a page at /recipient, largest first, with a total and a legend of levels [i2.routes.27]', async () => {
    const { results, page_metadata: meta } = await recipientsPage({ limit: 50 });
    renderAt('/recipient');
    await screen.findByRole('heading', { level: 1, name: 'Recipient Profiles' });
    expect(
      screen.getByRole('heading', { level: 2, name: 'Find a Recipient Profile.' }),
    ).toBeInTheDocument();
    expect(await readRows()).toEqual(results.map(toCells));
    const total = meta.total.toLocaleString('en-US');
    expect(screen.getAllByText(`1-50 of ${total} results`)).toHaveLength(2);
    expect(await screen.findByText(`${total} recipients found`)).toBeInTheDocument();
    expect(textsOf(within(screen.getByRole('main')).getAllByRole('term'))).toEqual([
      'P Parent Recipient',
      'C Child Recipient',
      'R Recipient',
    ]);
    expect(screen.getByText(/MULTIPLE RECIPIENTS, REDACTED DUE TO PII/)).toBeInTheDocument();
    await waitFor(() =>
      expect(document.title).toBe('Federal Award Recipient Profiles | USAspending'),
    );
    const [first] = results;
    expect(screen.getAllByRole('link', { name: first!.name! })[0]).toHaveAttribute(
      'href',
      `/recipient/${first!.id}/latest`,
    );
  });
  it('can be searched by name, UEI and legacy DUNS, and the search can be cleared', async () => {
    const recipient = (await fetchRecipients()).find(({ name, uei, duns }) => name && uei && duns)!;
    const { user } = renderAt('/recipient?page=2');
    const box = await screen.findByRole('searchbox', { name: /^Recipient Name/ });
    await user.type(box, 'x');
    expect(screen.getByRole('button', { name: 'Search' })).toBeDisabled();
    for (const text of [recipient.uei!, recipient.duns!, recipient.name!.slice(0, 6)]) {
      await user.clear(box);
      await user.type(box, `${text}{Enter}`);
      await waitFor(() =>
        expect(listRequests().at(-1)).toMatchObject({
          keyword: text.trim(),
          page: 1,
          award_type: 'all',
        }),
      );
      await waitFor(async () =>
        expect((await readRows()).map(([name]) => name)).toContain(toCells(recipient)[0]),
      );
    }
    expect(new URLSearchParams(window.location.search).get('q')).toBe(
      recipient.name!.slice(0, 6).trim(),
    );
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(window.location.search).toBe('');
    expect(box).toHaveValue('');
  });
  it('filters by award type and sorts by every column, and Back undoes the last sort', async () => {
    const { user } = renderAt('/recipient');
    await table();
    expect(screen.getByRole('columnheader', { name: /^Awarded Amount/ })).toHaveTextContent(
      '12 months from 11/15/2024 to 11/15/2025',
    );
    await user.click(screen.getByRole('tab', { name: 'Grants' }));
    await waitFor(() => expect(listRequests().at(-1)).toMatchObject({ award_type: 'grants' }));
    for (const [heading, sort, order] of [
      ['Recipient Name', 'name', 'asc'],
      ['UEI', 'uei', 'asc'],
      ['Legacy DUNS', 'duns', 'asc'],
      ['Awarded Amount', 'amount', 'desc'],
    ] as const) {
      await user.click(await screen.findByRole('button', { name: new RegExp(`^${heading}`) }));
      const direction = order === 'asc' ? 'ascending' : 'descending';
      await waitFor(() =>
        expect(
          screen.getByRole('columnheader', { name: new RegExp(`^${heading}`) }),
        ).toHaveAttribute('aria-sort', direction),
      );
      await waitFor(() =>
        expect(listRequests()).toContainEqual(
          expect.objectContaining({ award_type: 'grants', sort, order }),
        ),
      );
    }
    expect(window.location.search).toBe('?type=grants');
    window.history.back();
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
        type: 'grants',
        sort: 'duns',
        order: 'asc',
      }),
    );
    const { results } = await recipientsPage({
      award_type: 'grants',
      sort: 'duns',
      order: 'asc',
      limit: 50,
    });
    await waitFor(async () => expect(await readRows()).toEqual(results.map(toCells)));
  });
  it('applies the sort order and page in its address and names the unusable values', async () => {
    const { results } = await recipientsPage({ sort: 'name', order: 'asc', page: 2, limit: 50 });
    renderAt('/recipient?sort=name&order=asc&page=2&type=gifts&rows=7');
    await screen.findByText('Some values in the address are invalid and were ignored: type, rows.');
    expect(await readRows()).toEqual(results.map(toCells));
  });
  it('reports no matches, a missing page and a failed request with Retry', async () => {
    const { user } = renderAt('/recipient?q=zzqqzz');
    await screen.findByText(/^No name or identifier contains “zzqqzz”/);
    cleanup();
    renderAt('/recipient?page=9999');
    expect(await screen.findByText('This page does not exist.')).toBeInTheDocument();
    cleanup();
    api.fault(/v2\/recipient\/$/, 'status=503');
    renderAt('/recipient');
    await api.retry(user);
    expect((await readRows()).length).toBe(50);
  });
  it('lists recipients without a name or identifiers', async () => {
    api.rewrite(/v2\/recipient\/$/, () => ({
      page_metadata: { page: 1, total: 1 },
      results: [
        { id: 'x-R', name: null, uei: null, duns: null, recipient_level: 'R', amount: null },
      ],
    }));
    renderAt('/recipient');
    expect(await readRows()).toEqual([
      ['RRecipient Name not provided', 'UEI not provided', 'DUNS not provided', '--'],
    ]);
  });
});
