import { screen, waitFor, within } from '@testing-library/react';
import { awardTypeGroups } from '@/domain/codes/awardTypes';
import { renderAt } from '../render';
import { journeyApi } from './journeyApi';

const api = journeyApi({ quiet: true });
const waitOptions = { timeout: 40_000 };

describe('the keyword filter', () => {
  it('explains which fields it searches, and that one matching keyword is enough', async () => {
    const { user } = renderAt('/search');
    await user.click(await screen.findByRole('button', { name: /^Keyword/ }, waitOptions));
    const help = await screen.findByRole(
      'button',
      { name: /^About this filter ?: Keyword/ },
      waitOptions,
    );
    await user.click(help);
    const text = document.getElementById(help.getAttribute('aria-controls')!)!;
    for (const part of [
      /name of the recipient/,
      /UEI/,
      /DUNS/,
      /NAICS/,
      /PSC/,
      /PIID or FAIN of a prime award/,
      /URI/,
      /description of the award/,
      /one of them is enough/,
    ])
      await waitFor(() => expect(text).toHaveTextContent(part), waitOptions);
  });
});

describe('the agency filter', () => {
  it('lists a subagency with two codes once, with its parent, and finds the awards of both', async () => {
    const { user } = renderAt('/search');
    await user.click(await screen.findByRole('button', { name: 'Agency' }, waitOptions));
    const box = await screen.findByRole('combobox', { name: 'Awarding Agency' }, waitOptions);
    await user.type(box, 'department of the navy');
    const name = /^Department of the Navy/;
    const options = await screen.findAllByRole('option', { name }, waitOptions);
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Department of the Navy (USN)Sub-Agency of Department of Defense (DOD)',
    ]);
    await user.click(options[0]!);
    const counted = () =>
      api.bodies<{ filters: { agencies?: unknown } }>('spending_by_award_count').at(-1);
    await waitFor(
      () =>
        expect(counted()?.filters.agencies).toEqual([
          {
            type: 'awarding',
            tier: 'subtier',
            name: 'Department of the Navy',
            toptier_name: 'Department of Defense',
          },
        ]),
      waitOptions,
    );
    await user.clear(box);
    await user.type(box, 'department of the navy');
    await screen.findByText(/^No matching results for/, {}, waitOptions);
    expect(screen.queryByRole('option', { name })).not.toBeInTheDocument();
  });
});

describe('award types', () => {
  it('link to their glossary terms, which open without losing the search', async () => {
    const { user } = renderAt('/search?keyword=road');
    await user.click(await screen.findByRole('button', { name: 'Award Type' }, waitOptions));
    const list = await screen.findByRole('group', { name: 'Award type' }, waitOptions);
    for (const group of awardTypeGroups)
      await user.click(within(list).getByRole('button', { name: `Show ${group.label} types` }));
    const visibleTypes = awardTypeGroups
      .flatMap(({ types }) => types)
      .filter(({ hidden }) => !hidden);
    const links = within(list)
      .getAllByText(/^Glossary: /)
      .map((element) => [
        element.textContent,
        new URL(element.closest('a')!.href).searchParams.get('glossary'),
      ]);
    expect(links).toEqual(
      visibleTypes.map(({ label, glossary }) => [`Glossary: ${label}`, glossary]),
    );
    await user.click(within(list).getByRole('link', { name: 'Glossary: Block Grant' }));
    expect(
      await screen.findByRole('dialog', { name: 'Glossary' }, waitOptions),
    ).toBeInTheDocument();
    expect(window.location.search).toContain('keyword=road');
  });
});

describe('the end of the filter list', () => {
  const mockScrollHeight = (height: number) =>
    jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(height);
  it('repeats Submit and Reset when the list is taller than the viewport', async () => {
    mockScrollHeight(window.innerHeight * 2);
    const { user } = renderAt('/search');
    await user.click(await screen.findByRole('tab', { name: 'Fiscal years' }, waitOptions));
    const end = await screen.findByRole(
      'region',
      { name: 'Submit, end of the filters' },
      waitOptions,
    );
    expect(within(end).getByRole('button', { name: 'Submit' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'FY 2024' }));
    await user.click(within(end).getByRole('button', { name: 'Submit' }));
    await screen.findByRole('heading', { name: 'Prime Award Results' }, waitOptions);
    await waitFor(
      () => expect(within(end).getByRole('button', { name: 'Reset filters' })).toBeEnabled(),
      waitOptions,
    );
    await user.click(within(end).getByRole('button', { name: 'Reset filters' }));
    await screen.findByRole(
      'heading',
      { name: 'Start your search by adding filters' },
      waitOptions,
    );
  });
  it('has no second Submit when the list is short', async () => {
    mockScrollHeight(100);
    renderAt('/search');
    await screen.findByRole('tab', { name: 'Fiscal years' }, waitOptions);
    expect(screen.getAllByRole('button', { name: 'Submit' })).toHaveLength(1);
  });
  it('links to keyword search in a new tab', async () => {
    renderAt('/search');
    const link = await screen.findByRole('link', { name: /^Keyword Search/ }, waitOptions);
    expect(link).toHaveAttribute('href', '/keyword_search');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAccessibleName(/opens in a new tab/);
  });
});
