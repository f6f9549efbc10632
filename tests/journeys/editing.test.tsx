import { forgetSent, getSentActions } from '../sentEvents';
import { act, screen, waitFor } from '@testing-library/react';
import {
  agencyToggled,
  awardDescriptionSet,
  bulkChanged,
  customAmountSet,
  locationToggled,
  treeChoiceSet,
  dateRangeAdded,
  selectStaged,
  setToggled,
  stepFilters,
  textToggled,
  type WithFilterHistory,
  type WithSearchFilters,
} from '@/blocks/search-filters';
import { isEmptySearch, sameFilters } from '@/domain/search/sameFilters';
import { makeAgencyItem, makeLocationItem } from '@/domain/search/searchFilters';
import { renderAt } from '../render';
import { journeyApi } from './journeyApi';

const api = journeyApi({ quiet: true });

type State = WithSearchFilters & WithFilterHistory;
const selectYear = async (user: ReturnType<typeof renderAt>['user'], name: string) => {
  const tab = await screen.findByRole('tab', { name: 'Fiscal years' });
  await user.click(tab);
  await user.click(screen.getByRole('button', { name }));
};
const button = (name: string) => screen.getByRole('button', { name });

describe('editing a search', () => {
  it('counts the matches of the staged filters before Submit and finds the same number after it', async () => {
    const { user } = renderAt('/search');
    await selectYear(user, 'FY 2024');
    const matchMessage = await screen.findByText(/^[\d,]+ awards match\.$/);
    const before = Number(matchMessage.textContent!.replace(/\D/g, ''));
    expect(before).toBeGreaterThan(0);
    await user.click(button('Submit'));
    await screen.findByText('Prime Award Results');
    await waitFor(() => expect(screen.queryByText(/awards match/)).not.toBeInTheDocument());
    const counts = api.requests
      .filter(({ path }) => path.endsWith('/spending_by_award_count/'))
      .pop()!.response as { results: Record<string, number> };
    expect(Object.values(counts.results).reduce((sum, count) => sum + count, 0)).toBe(before);
  });
  it('reports when no awards match and when the count fails', async () => {
    const { user, store } = renderAt('/search');
    await selectYear(user, 'FY 2024');
    await screen.findByText(/awards match\.$/);
    act(() => {
      store.dispatch(textToggled('keyword', 'no such words anywhere'));
    });
    expect(await screen.findByText('No awards match.')).toBeInTheDocument();
    api.fault(/award_count/, 'status=500');
    act(() => {
      store.dispatch(textToggled('keyword', 'road'));
    });
    expect(
      await screen.findByText('We couldn’t count the matches. You can still submit your search.'),
    ).toBeInTheDocument();
    expect(button('Submit')).toBeEnabled();
  });
  it('requests the count once after a burst of edits', async () => {
    const { store } = renderAt('/search');
    await screen.findByRole('button', { name: 'Submit' });
    act(() => {
      for (const word of ['roads', 'bridges', 'tunnels'])
        store.dispatch(textToggled('keyword', word));
    });
    await screen.findByText(/awards? match(es)?\.$/);
    expect(
      api.requests.filter(({ path }) => path.endsWith('/spending_by_award_count/')),
    ).toHaveLength(1);
  });
  it('keeps Undo disabled after a switch between the tabs of the time filter', async () => {
    const { user, store } = renderAt('/search');
    await user.click(await screen.findByRole('tab', { name: 'Fiscal years' }));
    expect(selectStaged(store.getState() as State).timePeriodType).toBe('fy');
    expect(button('Undo')).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'FY 2024' }));
    await user.click(button('Undo'));
    expect(selectStaged(store.getState() as State).timePeriodFY.size).toBe(0);
    expect(button('Undo')).toBeDisabled();
  });
  it('undoes and redoes edits', async () => {
    const { user, store } = renderAt('/search');
    const staged = () => selectStaged(store.getState() as State);
    await screen.findByRole('button', { name: 'Submit' });
    expect(
      [button('Undo'), button('Redo')].map((each) => (each as HTMLButtonElement).disabled),
    ).toEqual([true, true]);
    act(() => {
      store.dispatch(textToggled('keyword', 'roads'));
    });
    act(() => {
      store.dispatch(setToggled('setAside', 'SBA'));
    });
    await user.click(button('Undo'));
    expect([staged().keyword.size, staged().setAside.size]).toEqual([1, 0]);
    await user.click(button('Undo'));
    expect(isEmptySearch(staged())).toBe(true);
    expect(button('Undo')).toBeDisabled();
    await user.click(button('Redo'));
    expect(staged().keyword.size).toBe(1);
    // An edit after Undo clears the redo history.
    act(() => {
      store.dispatch(setToggled('extentCompeted', 'A'));
    });
    expect(button('Redo')).toBeDisabled();
    await user.click(button('Reset filters'));
    await user.click(button('Undo'));
    expect([staged().keyword.size, staged().extentCompeted.size]).toEqual([1, 1]);
  });
  it('starts with an empty undo history after the visitor leaves the page and returns', async () => {
    const { user, store } = renderAt('/search');
    await screen.findByRole('button', { name: 'Submit' });
    act(() => {
      store.dispatch(textToggled('keyword', 'roads'));
    });
    await user.click(screen.getAllByRole('link', { name: 'USAspending Home' })[0]!);
    await screen.findByRole('searchbox', { name: 'Search awards by keyword' });
    await user.click(screen.getByRole('link', { name: 'Start Searching Awards' }));
    await screen.findByRole('button', { name: 'Submit' });
    expect(
      [button('Undo'), button('Redo')].map((each) => (each as HTMLButtonElement).disabled),
    ).toEqual([true, true]);
  });
  it('undoes and redoes a series of mixed edits completely', async () => {
    const { store } = renderAt('/search');
    await screen.findByRole('button', { name: 'Submit' });
    const staged = () => selectStaged(store.getState() as State);
    act(() => {
      store.dispatch(textToggled('keyword', 'first'));
    });
    const before = staged();
    const edits = Array.from(
      { length: 20 },
      (_, at) =>
        [
          textToggled('keyword', `word ${at}`),
          setToggled('pricingType', 'JKLM'[at % 4]!),
          bulkChanged('awardType', ['A', 'B'].slice(at % 2), at % 3 ? 'add' : 'remove'),
          awardDescriptionSet(`text ${at}`),
          customAmountSet([at, at + 5]),
          dateRangeAdded(`20${10 + (at % 10)}-01-01`, ''),
        ][(at * 7) % 6]!,
    );
    const states = [before];
    act(() => {
      for (const edit of edits) {
        store.dispatch(edit);
        if (!sameFilters(staged(), states[states.length - 1]!)) states.push(staged());
      }
    });
    expect(states.length).toBeGreaterThan(12);
    act(() => {
      for (let step = 1; step < states.length; step += 1)
        store.dispatch(stepFilters('undo') as never);
    });
    expect(sameFilters(staged(), before)).toBe(true);
    act(() => {
      for (let step = 1; step < states.length; step += 1)
        store.dispatch(stepFilters('redo') as never);
    });
    expect(sameFilters(staged(), states[states.length - 1]!)).toBe(true);
  });
});

describe('filter help', () => {
  it('opens and closes under its filter and links its terms to the glossary', async () => {
    const { user } = renderAt('/search');
    for (const [title, textPattern] of [
      ['Award Type', /contract/i],
      ['Type of Set Aside', /.{20}/],
      ['Treasury Account Symbol', /.{20}/],
      ['Location', /place of performance/i],
    ] as const) {
      await user.click(await screen.findByRole('button', { name: new RegExp(`^${title}`) }));
      const help = await screen.findByRole('button', {
        name: new RegExp(`^About this filter ?: ${title}`),
      });
      await user.click(help);
      const text = document.getElementById(help.getAttribute('aria-controls')!)!;
      await waitFor(() => expect(text).toHaveTextContent(textPattern));
      await user.click(help);
      expect(text).not.toBeVisible();
    }
    await user.click(await screen.findByRole('button', { name: /^North American/ }));
    await user.click(
      await screen.findByRole('button', { name: /^About this filter ?: North American/ }),
    );
    await user.click(await screen.findByRole('link', { name: /^Glossary: NAICS/ }));
    expect(await screen.findByRole('dialog', { name: 'Glossary' })).toBeInTheDocument();
    expect(window.location.search).toContain('glossary=naics');
  });
});

describe('search analytics', () => {
  it('records each applied value and, once, the distinct filter names joined by a pipe [i7.36]', async () => {
    forgetSent();
    const { user, store } = renderAt('/search');
    await screen.findByRole('button', { name: 'Submit' });
    const agency = makeAgencyItem({
      id: 7,
      agencyType: 'subtier',
      name: 'Forest Service',
      abbreviation: 'FS',
      code: '12C2',
      toptierName: 'Department of Agriculture',
      toptierAbbreviation: 'USDA',
      toptierCode: '012',
    });
    const texas = makeLocationItem({
      matched_ids: ['TX'],
      place: 'TX',
      place_type: 'STATE',
      display: { title: 'Texas', entity: 'State', standalone: 'Texas' },
      filter: { country: 'USA', state: 'TX' },
    });
    act(() => {
      [
        textToggled('keyword', 'road'),
        textToggled('keyword', 'bridge'),
        dateRangeAdded('2024-01-01', ''),
        bulkChanged('awardType', ['02', '03', '04', '05'], 'add'),
        agencyToggled('selectedAwardingAgencies', agency),
        locationToggled('selectedLocations', texas),
        setToggled('setAside', 'SBA'),
        treeChoiceSet('naicsCodes', {
          require: [['54']],
          exclude: [],
          counts: [{ label: '54 - Services', value: '54', count: 49 }],
        }),
      ].forEach((action) => store.dispatch(action));
    });
    await user.click(button('Submit'));
    await waitFor(() => expect(getSentActions('Advanced Search - Search Filter')).not.toEqual([]));
    expect(getSentActions('Advanced Search - Search Filter')).toEqual([
      'Keyword: road',
      'Keyword: bridge',
      'Time Period - Date Range: 2024-01-01 to present',
      'Award Type: All Grants',
      'Place of Performance: STATE | Texas',
      'Awarding Agency: Forest Service (FS)/12C2 - Department of Agriculture (USDA)/012',
      'NAICS Codes: 54 - Services',
      'Type of Set Aside: Small Business Set Aside - Total',
      'Keyword|Time Period - Date Range|Award Type|Place of Performance|Awarding Agency|NAICS Codes|Type of Set Aside',
    ]);
  });
});
