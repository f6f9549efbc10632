import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Figure } from '@/ui/Figure';
import { renderAt } from '../render';
import { journeyApi } from './journeyApi';

const api = journeyApi();
afterEach(() => window.history.replaceState(null, '', '/'));

const mockClipboard = (value: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
const renderFigure = () =>
  render(
    <MemoryRouter>
      <Figure title="Results by Geography" status="ready" summary="One sentence.">
        the map
      </Figure>
    </MemoryRouter>,
  );
const openMenu = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'More actions' }));
  await screen.findByRole('button', { name: 'Copy link' });
};
const getFigure = () => screen.getByRole('region', { name: 'Results by Geography' });

describe('shared links', () => {
  it.each([
    ['/about', /^Share$/],
    ['/data-dictionary', /^Share$/],
    ['/federal-spending-guide', /^Share$/],
    ['/data-sources', /^Share$/],
    ['/training-videos', /^Share$/],
    ['/download_center', /^Share$/],
    ['/search', /^Share$/],
  ])('of %s use the current host, not the configured site', async (path, name) => {
    renderAt(path);
    await screen.findByRole('heading', { level: 1 });
    for (const button of screen.queryAllByRole('button', { name })) fireEvent.click(button);
    const mails = screen
      .queryAllByRole('link', { name: 'Email' })
      .map((link) => decodeURIComponent(link.getAttribute('href')!));
    for (const mail of mails.filter((each) => !each.includes('youtu'))) {
      expect(mail).toContain(`${window.location.origin}/`);
      expect(mail).not.toContain('www.usaspending.gov');
    }
    expect(mails.length > 0 || path === '/about').toBe(true);
  });
  it('of a search have the specified email subject', async () => {
    renderAt('/search');
    fireEvent.click(await screen.findByRole('button', { name: 'Share' }));
    expect(screen.getByRole('link', { name: 'Email' })).toHaveAttribute(
      'href',
      expect.stringContaining(
        `subject=${encodeURIComponent('Award Search results on USAspending.gov')}`,
      ),
    );
  });
});

describe('the link of a figure', () => {
  it('focuses the figure, and its copy is confirmed visibly', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    mockClipboard({ writeText });
    window.history.replaceState(null, '', '/search?hash=abc#figure-other');
    renderFigure();
    expect(getFigure()).not.toHaveFocus();
    await openMenu();
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied')).toBeVisible();
    const [copiedLink] = writeText.mock.calls[0]! as [string];
    expect(copiedLink).toBe(
      `${window.location.origin}/search?hash=abc#figure-results-by-geography`,
    );
    cleanup();
    window.history.replaceState(null, '', copiedLink);
    renderFigure();
    expect(getFigure()).toHaveFocus();
  });
  it.each([
    ['without a clipboard', undefined],
    ['that refuses', { writeText: () => Promise.reject(new Error('no')) }],
  ])('shows an error and the link to copy by hand in a browser %s', async (_name, value) => {
    mockClipboard(value);
    renderFigure();
    await openMenu();
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText(/^We couldn’t copy this/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Text to copy' })).toHaveValue(
      `${window.location.origin}/#figure-results-by-geography`,
    );
  });
});

describe('panels on the home page', () => {
  const titles = [
    'What did my state receive?',
    'Who received the most?',
    'What is it spent on?',
    'How has it changed?',
  ];
  const panels = async () =>
    Promise.all(titles.map((title) => screen.findByRole('region', { name: title })));
  it('show a loading status while the API is slow', async () => {
    api.fault(/submission_periods/, 'delay=60000');
    renderAt('/');
    for (const panel of await panels())
      expect(within(panel).getByRole('status')).toHaveTextContent('Loading your data...');
  });
  it('offer Retry when the API fails, and load on Retry', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    api.fault(/./, 'status=503');
    const { user } = renderAt('/');
    for (const panel of await panels())
      expect(await within(panel).findByRole('button', { name: 'Retry' })).toBeInTheDocument();
    await api.retry(user, within((await panels())[0]!));
    expect(
      await screen.findByRole('list', { name: 'States with the most obligations' }),
    ).toBeInTheDocument();
  });
});

describe('the site shell', () => {
  it('closes the government banner by its icon, and returns focus to the opener', async () => {
    const { user } = renderAt('/about');
    const opener = screen.getByRole('button', { name: /Here’s how you know/ });
    await user.click(opener);
    await user.click(await screen.findByRole('button', { name: 'Close this explanation' }));
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(opener).toHaveFocus();
  });
  it('asks before leaving through the community link of the not-found page', async () => {
    const { user } = renderAt('/no/such');
    await user.click(await screen.findByRole('link', { name: /^Community page/ }));
    expect(await screen.findByRole('dialog', { name: /leaving/ })).toBeInTheDocument();
  });
});
