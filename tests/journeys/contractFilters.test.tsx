import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { renderAt } from '../render';
import { journeyApi } from './journeyApi';
import { address } from './pageTexts';

const api = journeyApi();
const search = async (user: ReturnType<typeof renderAt>['user'], name = 'Submit') =>
  user.click(screen.getByRole('button', { name }));

describe('filters of contracts and assistance', () => {
  const getCountRequests = () =>
    api.requests.filter(({ path }) => path.endsWith('/spending_by_award_count/'));
  // In jsdom, the highlighted part splits the accessible name of an option, so this matches its text content.
  const findOption = (text: RegExp) =>
    waitFor(() => {
      const match = screen.getAllByRole('option').find((option) => text.test(option.textContent!));
      if (!match) throw new Error(`no option ${String(text)}`);
      return match;
    });
  const lastSent = () =>
    (
      getCountRequests()[getCountRequests().length - 1]?.body as
        { filters: Record<string, unknown> } | undefined
    )?.filters;
  it.each<
    [
      string,
      (user: ReturnType<typeof renderAt>['user']) => Promise<void>,
      Record<string, unknown>,
      string,
    ]
  >([
    [
      'Type of Contract Pricing',
      async (user) => {
        await user.click(await screen.findByRole('checkbox', { name: 'Cost Reimbursement' }));
        await user.click(screen.getByRole('checkbox', { name: 'Cost Sharing' }));
      },
      { contract_pricing_type_codes: ['S', 'R', 'U', 'V'] },
      'Cost No Fee',
    ],
    [
      'Type of Set Aside',
      async (user) => {
        await user.click(await screen.findByRole('checkbox', { name: 'No Set Aside' }));
      },
      { set_aside_type_codes: ['NONE'] },
      'No Set Aside Used',
    ],
    [
      'Extent Competed',
      async (user) => {
        await user.click(
          await screen.findByRole('button', { name: 'Show Available for Competition types' }),
        );
        await user.click(screen.getByRole('checkbox', { name: 'Follow On to Competed Action' }));
      },
      { extent_competed_type_codes: ['E Civ'] },
      'Follow On to Competed Action',
    ],
    [
      'Award Description',
      async (user) => {
        await user.type(
          await screen.findByRole('textbox', { name: 'Award description' }),
          'bridge{Enter}',
        );
        await user.type(
          screen.getByRole('textbox', { name: 'Award description' }),
          ' road {Enter}',
        );
      },
      { description: 'road' },
      'road',
    ],
    [
      'Assistance Listing',
      async (user) => {
        await user.type(
          await screen.findByRole('combobox', { name: 'Search for an assistance listing' }),
          '93.778',
        );
        await user.click(await findOption(/^93\.778/));
      },
      { program_numbers: ['93.778'] },
      '93.778 | Grants to States for Medicaid',
    ],
  ])(
    'are sent, shown as chips, and restored from the link: %s [i3.search.11, i3.search.14, i3.search.16, r3.33]',
    async (title, choose, expectedFilters, chip) => {
      const { user } = renderAt('/search');
      await user.click(await screen.findByRole('button', { name: new RegExp(`^${title}`) }));
      await choose(user);
      await search(user);
      await waitFor(() => expect(lastSent()).toMatchObject(expectedFilters));
      const bar = await screen.findByRole('region', { name: 'Currently applied search filters' });
      expect(within(bar).getByText(chip)).toBeInTheDocument();
      const link = address();
      cleanup();
      api.requests.length = 0;
      renderAt(link);
      await waitFor(() => expect(lastSent()).toMatchObject(expectedFilters));
      expect(
        within(
          await screen.findByRole('region', { name: 'Currently applied search filters' }),
        ).getByText(chip),
      ).toBeInTheDocument();
      expect(screen.queryByText(/We couldn’t use part of this/)).not.toBeInTheDocument();
    },
  );
  it('show when the law of each emergency fund code was enacted [r3.29]', async () => {
    const { user } = renderAt('/search');
    await user.click(await screen.findByRole('button', { name: /^Disaster Emergency Fund Code/ }));
    for (const group of ['COVID-19 Spending', 'Infrastructure Spending'])
      await user.click(await screen.findByRole('button', { name: `Show ${group} types` }));
    const days = screen
      .getAllByText(/^\w: (Emergency|Non-emergency) P\.L\./)
      .map((label) => [
        label.textContent?.slice(0, 1),
        label.getAttribute('title')?.replace(/^.*, enacted /, ''),
      ]);
    expect(days).toEqual([
      ['L', '03/06/2020'],
      ['M', '03/18/2020'],
      ['N', '03/27/2020'],
      ['O', '03/27/2020'],
      ['P', '04/24/2020'],
      ['U', '12/27/2020'],
      ['V', '03/11/2021'],
      ['Z', '11/15/2021'],
      ['1', '11/15/2021'],
    ]);
  });
  it('keep a description in the input if it is too short, and show the minimum length', async () => {
    const { user } = renderAt('/search');
    await user.click(await screen.findByRole('button', { name: /^Award Description/ }));
    const box = await screen.findByRole('textbox', { name: 'Award description' });
    await user.type(box, 'ab{Enter}');
    expect(screen.getByText('Use at least 3 characters.')).toBeInTheDocument();
    expect(box).toHaveValue('ab');
  });
  it('omit selected assistance listings from the suggestions', async () => {
    const { user } = renderAt('/search');
    await user.click(await screen.findByRole('button', { name: /^Assistance Listing/ }));
    const box = await screen.findByRole('combobox', { name: 'Search for an assistance listing' });
    await user.type(box, '93.778');
    await user.click(await findOption(/^93\.778/));
    await user.clear(box);
    await user.type(box, '93.778');
    expect((await screen.findAllByText(/No matching results/)).length).toBeGreaterThan(0);
  });
});
