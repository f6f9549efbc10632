import { fireEvent, screen, within } from '@testing-library/react';
import { renderAt } from '../render';
import { journeyApi } from './journeyApi';

const api = journeyApi();
const search = async (user: ReturnType<typeof renderAt>['user'], name = 'Submit') =>
  user.click(screen.getByRole('button', { name }));

describe('advanced search with bad input', () => {
  it('shows the start screen and an explanation for an unknown hash', async () => {
    renderAt('/search?hash=00000000000000000000000000000000');
    expect(await screen.findByText(/We couldn’t find this saved search/)).toBeInTheDocument();
    expect(screen.getByText('Start your search by adding filters')).toBeInTheDocument();
  });

  it('names every parameter with an invalid value, including tabs, columns and sort orders', async () => {
    renderAt('/search?level=x&tab=zzz&sort=nonsense&cols=nothing,zero&page=-3&by=week&limit=7');
    expect(
      await screen.findByText(/invalid and were ignored: level, tab, page, limit, sort, cols, by/),
    ).toBeInTheDocument();
  });
  it('names the parameters of invalid levels, pages and orders in the address', async () => {
    renderAt('/search?page=zero&order=up&level=%3Cimg%20onerror%3D1%3E');
    expect(
      await screen.findByText(/invalid and were ignored: level, page, order/),
    ).toBeInTheDocument();
  });

  it.each<[string, string, string | RegExp]>([
    ['ab', 'ab', 'Use at least 3 characters.'],
    ['of 10,000 characters', 'x'.repeat(10000), /Use at most 200 characters. This text has 10,000/],
  ])(
    'refuses the keyword %s with a reason and keeps the text [i9.42]',
    async (_name, typedText, message) => {
      const { user } = renderAt('/search');
      await user.click(await screen.findByRole('button', { name: 'Keyword' }));
      const box = await screen.findByRole('textbox', { name: 'Keyword' });
      await user.click(box);
      await user.paste(typedText);
      await user.keyboard('{Enter}');
      expect(screen.getByRole('alert')).toHaveTextContent(message);
      expect(box).toHaveValue(typedText);
    },
  );

  it('adds a typed keyword when the box loses focus, so that Submit includes it', async () => {
    const { user } = renderAt('/search');
    await user.click(await screen.findByRole('button', { name: 'Keyword' }));
    await user.type(await screen.findByRole('textbox', { name: 'Keyword' }), 'road');
    await user.click(screen.getByRole('button', { name: /^Award ID/ }));
    await search(user);
    const filterBar = await screen.findByRole('region', {
      name: 'Currently applied search filters',
    });
    expect(filterBar).toHaveTextContent('road');
    // Leaving the box with an already selected keyword keeps the keyword. Enter would remove it.
    await user.type(screen.getByRole('textbox', { name: 'Keyword' }), 'road');
    await user.tab();
    expect(screen.getByRole('textbox', { name: 'Keyword' })).toHaveValue('road');
    await user.tab();
    expect(screen.getByRole('list', { name: 'Chosen keywords' })).toHaveTextContent('road');
  });
  it.each([
    '<img src=x onerror=alert(1)>',
    "'; drop table award; --",
    'شكرا جزيلا',
    '🏛️🏛️🏛️ spending',
    '%_%\\',
  ])('treats the keyword %s as text', async (typedText) => {
    const { user } = renderAt('/search');
    await user.click(await screen.findByRole('button', { name: 'Keyword' }));
    await user.click(await screen.findByRole('textbox', { name: 'Keyword' }));
    await user.paste(typedText);
    await user.keyboard('{Enter}');
    await search(user);
    expect(await screen.findByText('No results found.')).toBeInTheDocument();
    const bar = screen.getByRole('region', { name: 'Currently applied search filters' });
    expect(within(bar).getByText(typedText)).toBeInTheDocument();
    expect(document.querySelector('img[src="x"]')).toBeNull();
    expect(api.requests.every((request) => request.status < 500)).toBe(true);
  });

  it.each([
    ['02/30/2024', '', 'Invalid Start Date'],
    ['', '13/01/2024', 'Invalid End Date'],
    ['01/01/2024', '12/31/2023', 'Invalid Dates'],
    ['09/30/2007', '', 'Invalid Start Date'],
    ['soon', '', 'Invalid Start Date'],
  ])('refuses the start date “%s” and the end date “%s”', async (start, end, title) => {
    const { user } = renderAt('/search');
    if (start) await user.type(await screen.findByLabelText('Start date'), start);
    if (end) await user.type(await screen.findByLabelText('End date'), end);
    await user.click(screen.getByRole('button', { name: 'Add date range' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(title);
    expect(screen.queryByRole('list', { name: 'Chosen date ranges' })).not.toBeInTheDocument();
    if (start) expect(screen.getByLabelText('Start date')).toHaveValue(start);
  });

  it('fills a date box from the browser’s date picker', async () => {
    const openedInputs: HTMLInputElement[] = [];
    HTMLInputElement.prototype.showPicker = function show(this: HTMLInputElement) {
      openedInputs.push(this);
    };
    try {
      const { user } = renderAt('/search');
      await user.click(await screen.findByRole('button', { name: 'End date from a calendar' }));
      expect(openedInputs).toHaveLength(1);
      fireEvent.change(openedInputs[0]!, { target: { value: '2024-09-30' } });
      expect(screen.getByLabelText('End date')).toHaveValue('09/30/2024');
      expect(screen.getByLabelText('Start date')).toHaveValue('');
    } finally {
      Reflect.deleteProperty(HTMLInputElement.prototype, 'showPicker');
    }
  });

  it('accepts a date range without an end', async () => {
    const { user } = renderAt('/search');
    await user.type(await screen.findByLabelText('Start date'), '10/01/2024');
    await user.click(screen.getByRole('button', { name: 'Add date range' }));
    expect(screen.getByText('10/01/2024 - present')).toBeInTheDocument();
  });

  it.each([
    ['abc', '', /is not an amount/],
    ['5', '1', /maximum must be at least/],
    ['1.5', '', /whole dollars/],
    ['1e400', '', /is not an amount/],
  ])('refuses the minimum “%s” and the maximum “%s”', async (min, max, message) => {
    const { user } = renderAt('/search');
    await user.click(await screen.findByRole('button', { name: 'Award Amount' }));
    await user.type(await screen.findByLabelText('Minimum'), min);
    if (max) await user.type(screen.getByLabelText('Maximum'), max);
    await user.click(screen.getByRole('button', { name: 'Add amount range' }));
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(screen.getByLabelText('Minimum')).toHaveValue(min);
  });
});
