import { act, screen, waitFor } from '@testing-library/react';
import { renderAt } from '../render';
import { postSearch } from './apiCalls';
import { journeyApi } from './journeyApi';

journeyApi();

interface AwardResult {
  generated_internal_id: string;
  'Award ID': string;
}
/** Returns two contracts of the dataset. */
const fetchTwoAwards = async () => {
  const { results } = await postSearch<{ results: [AwardResult, AwardResult] }>(
    'spending_by_award/',
    {
      filters: { award_type_codes: ['A', 'B', 'C', 'D'] },
      fields: ['Award ID'],
      sort: 'Award ID',
      limit: 2,
    },
  );
  return results;
};
const awardPath = ({ generated_internal_id: id }: AwardResult) =>
  `/award/${encodeURIComponent(id)}`;
const formatTitle = ({ 'Award ID': id }: AwardResult) => `${id} | Contract Summary | USAspending`;
const expectTitle = (title: string) => waitFor(() => expect(document.title).toBe(title));
const open = (address: string) =>
  act(() => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
/** Waits 100 ms, so that a delayed change of the title would be found. */
const waitForTitle = () =>
  act(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  });

describe('the document title', () => {
  it('names the award once it loads, and again after Back', async () => {
    const [award] = await fetchTwoAwards();
    const { user } = renderAt(awardPath(award));
    await expectTitle(formatTitle(award));
    await user.click(screen.getByRole('link', { name: 'Mission' }));
    await expectTitle('About | USAspending');
    act(() => window.history.back());
    await expectTitle(formatTitle(award));
    await waitForTitle();
    expect(document.title).toBe(formatTitle(award));
  });
  it('names the current award, never the previous one', async () => {
    const [first, second] = await fetchTwoAwards();
    renderAt(awardPath(first));
    await expectTitle(formatTitle(first));
    open(awardPath(second));
    await expectTitle(formatTitle(second));
    act(() => window.history.back());
    await expectTitle(formatTitle(first));
    open('/award/NOPE');
    await expectTitle('Award Profile | USAspending');
    expect(await screen.findByText('Invalid Award ID')).toBeInTheDocument();
    await waitForTitle();
    expect(document.title).toBe('Award Profile | USAspending');
  });
});
