import { act, screen, waitFor } from '@testing-library/react';
import { renderAt } from '../render';
import { ask } from './apiCalls';
import { journeyApi } from './journeyApi';

journeyApi();

interface Found {
  generated_internal_id: string;
  'Award ID': string;
}
/** Returns two awards of the dataset. */
const twoAwards = async () => {
  const { results } = await ask<{ results: [Found, Found] }>('spending_by_award/', {
    filters: { award_type_codes: ['A', 'B', 'C', 'D'] },
    fields: ['Award ID'],
    sort: 'Award ID',
    limit: 2,
  });
  return results;
};
const addressOf = ({ generated_internal_id: id }: Found) => `/award/${encodeURIComponent(id)}`;
const titleOf = ({ 'Award ID': id }: Found) => `${id} | Contract Summary | USAspending`;
const titled = (title: string) => waitFor(() => expect(document.title).toBe(title));
const open = (address: string) =>
  act(() => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
/** Waits long enough for any late change of the title. */
const settled = () =>
  act(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  });

describe('the document title', () => {
  it('names the award once it loads, and again after Back', async () => {
    const [award] = await twoAwards();
    const { user } = renderAt(addressOf(award));
    await titled(titleOf(award));
    await user.click(screen.getByRole('link', { name: 'Mission' }));
    await titled('About | USAspending');
    act(() => window.history.back());
    await titled(titleOf(award));
    await settled();
    expect(document.title).toBe(titleOf(award));
  });
  it('names the current award, never the previous one', async () => {
    const [first, second] = await twoAwards();
    renderAt(addressOf(first));
    await titled(titleOf(first));
    open(addressOf(second));
    await titled(titleOf(second));
    act(() => window.history.back());
    await titled(titleOf(first));
    open('/award/NOPE');
    await titled('Award Profile | USAspending');
    expect(await screen.findByText('Invalid Award ID')).toBeInTheDocument();
    await settled();
    expect(document.title).toBe('Award Profile | USAspending');
  });
});
