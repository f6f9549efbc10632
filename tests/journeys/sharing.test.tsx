import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Figure } from '@/ui/Figure';
import { apiInProcess } from '../apiInProcess';
import { renderAt } from '../render';

const api = apiInProcess();
beforeAll(api.start);
afterEach(() => {
  cleanup();
  api.reset();
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});
afterAll(api.stop);

const clipboard = (value: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
const figure = () =>
  render(
    <MemoryRouter>
      <Figure title="Results by Geography" status="ready" summary="One sentence.">
        the map
      </Figure>
    </MemoryRouter>,
  );
const here = () => screen.getByRole('region', { name: 'Results by Geography' });

describe('shared links', () => {
  it.each([
    ['/about', /^Share$/],
    ['/data-dictionary', /^Share$/],
    ['/federal-spending-guide', /^Share$/],
    ['/data-sources', /^Share$/],
    ['/training-videos', /^Share$/],
    ['/download_center', /^Share$/],
    ['/search', /^Share$/],
  ])('of %s name the host in view, not the configured site', async (path, name) => {
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
  it('of a search have the subject of the specification', async () => {
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
  it('leads to the figure, which takes the focus, and says visibly that it was copied', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    clipboard({ writeText });
    window.history.replaceState(null, '', '/search?hash=abc#figure-other');
    figure();
    expect(here()).not.toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied')).toBeVisible();
    const [copied] = writeText.mock.calls[0]! as [string];
    expect(copied).toBe(`${window.location.origin}/search?hash=abc#figure-results-by-geography`);
    cleanup();
    window.history.replaceState(null, '', copied);
    figure();
    expect(here()).toHaveFocus();
  });
  it.each([
    ['without a clipboard', undefined],
    ['that refuses', { writeText: () => Promise.reject(new Error('no')) }],
  ])(
    'says that it could not be copied in a browser %s, and shows it to be copied by hand',
    async (_name, value) => {
      clipboard(value);
      figure();
      fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
      expect(await screen.findByText(/^Link could not be copied/)).toBeVisible();
      expect(screen.getByRole('textbox', { name: 'Copy the text below' })).toHaveValue(
        `${window.location.origin}/#figure-results-by-geography`,
      );
    },
  );
});

describe('questions on the home page', () => {
  const titles = [
    'What did my state receive?',
    'Who received the most?',
    'What is it spent on?',
    'How has it changed?',
  ];
  const panels = async () =>
    Promise.all(titles.map((title) => screen.findByRole('region', { name: title })));
  it('stand in their places while the service is slow', async () => {
    api.fault(/submission_periods/, 'delay=60000');
    renderAt('/');
    for (const panel of await panels())
      expect(within(panel).getByRole('status')).toHaveTextContent('Loading your data...');
  });
  it('each say that they failed and come on Retry', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    api.fault(/./, 'status=503');
    const { user } = renderAt('/');
    for (const panel of await panels())
      expect(await within(panel).findByRole('button', { name: 'Retry' })).toBeInTheDocument();
    api.heal();
    await user.click(within((await panels())[0]!).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('list', { name: 'States with the most' })).toBeInTheDocument();
  });
});

describe('small ways of the shell', () => {
  it('the explanation of the government banner closes by its own icon, and the focus goes back', async () => {
    const { user } = renderAt('/about');
    const opener = screen.getByRole('button', { name: /Here’s how you know/ });
    await user.click(opener);
    await user.click(await screen.findByRole('button', { name: 'Close this explanation' }));
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(opener).toHaveFocus();
  });
  it('the not-found page leads to the community page, which asks before leaving', async () => {
    const { user } = renderAt('/no/such');
    await user.click(await screen.findByRole('link', { name: /^Community page/ }));
    expect(await screen.findByRole('dialog', { name: /leaving/ })).toBeInTheDocument();
  });
});
