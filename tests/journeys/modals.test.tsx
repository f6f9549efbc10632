import { act, screen, waitFor, within } from '@testing-library/react';
import { hideModal, showModal, showTrainingVideoModal, type WithModal } from '@/features/modals';
import type { WithSearchFilters } from '@/blocks/search-filters';
import { covidDefCodes } from '@/domain/codes/defCodes';
import { hasPage } from '@/domain/site/paths';
import { renderAt } from '../render';
import { journeyApi } from './journeyApi';
import { hrefOf, textsOf } from './pageTexts';

const api = journeyApi();

type State = WithModal & WithSearchFilters;
const findModal = (name: string | RegExp) => screen.findByRole('dialog', { name });
const open = async (kind: 'covid' | 'covid-data-disclaimer' | 'uei' | 'filter') => {
  const page = renderAt('/search');
  await screen.findByRole('heading', { level: 1 });
  act(() => {
    page.store.dispatch(showModal('', kind));
  });
  return page;
};
const video = {
  id: 'abc',
  url: 'https://www.youtube.com/watch?v=abc',
  title: 'TUTORIAL: A film',
  description: 'Chapters 0:00 Start 1:05 Middle 1:02:03 End',
  publishedAt: '2023-02-06',
  duration: '1:10:00',
};

describe('the site modal', () => {
  it('shows one kind at a time, redirect by default, and closes when hidden [i2.modals.1, i3.other.4, r2.modals.1-3, r2.modals.11, r3.36, r4.17]', async () => {
    const { store } = renderAt('/');
    const getModalState = () => (store.getState() as State).modal;
    expect(getModalState()).toMatchObject({ display: false, modalType: '' });
    act(() => {
      store.dispatch(showModal('https://example.org'));
    });
    expect(getModalState()).toMatchObject({
      display: true,
      modalType: 'redirect',
      url: 'https://example.org',
    });
    expect(await findModal(/leaving/)).toBeInTheDocument();
    act(() => {
      store.dispatch(showModal('', 'uei'));
    });
    expect(await findModal('New on USAspending: Unique Entity Identifiers')).toBeInTheDocument();
    expect(screen.getAllByRole('dialog').length).toBe(1);
    act(() => {
      store.dispatch(showTrainingVideoModal(video));
    });
    expect(getModalState().toObject()).toEqual({
      display: true,
      modalType: 'training-videos',
      ...video,
      url: video.url,
    });
    act(() => {
      store.dispatch(hideModal());
    });
    expect(getModalState()).toMatchObject({ display: false, modalType: '', url: '', title: '' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  it.each([
    ['covid', 'New to USAspending: COVID-19 Response Data', 'Known Data Limitations'],
    ['covid-data-disclaimer', 'Data limitations of this page', 'Preliminary Data'],
    ['uei', 'New on USAspending: Unique Entity Identifiers', 'What is a UEI?'],
    ['filter', 'Learn how active filters work', 'Across categories: AND'],
  ] as const)(
    'closes on Escape and on Close and restores the focus: %s [i2.pages.12-13, r2.modals.4]',
    async (kind, title, heading) => {
      const { user, store } = await open(kind);
      act(() => {
        store.dispatch(hideModal());
      });
      const opener = screen.getByRole('button', { name: 'Transactions' });
      opener.focus();
      for (const action of ['{Escape}', 'button']) {
        act(() => {
          store.dispatch(showModal('', kind));
        });
        const dialog = await findModal(title);
        expect(within(dialog).getByRole('heading', { name: heading })).toBeInTheDocument();
        expect(dialog.contains(document.activeElement)).toBe(true);
        expect(document.body).toHaveClass('no-scroll');
        if (action === 'button')
          await user.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1)!);
        else await user.keyboard(action);
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
        expect(opener).toHaveFocus();
        expect(document.body).not.toHaveClass('no-scroll');
      }
    },
  );
  it('shows a warning and the link before a visitor leaves for a non-government site [i2.modals.2-5, r2.modals.6]', async () => {
    const { user } = renderAt('/');
    await user.click(await screen.findByRole('link', { name: /^Facebook/ }));
    const dialog = await findModal("You're leaving a Federal Government website");
    expect(within(dialog).getByText(/does not control the site/)).toBeInTheDocument();
    expect(within(dialog).getByText(/privacy policies may differ/)).toBeInTheDocument();
    const link = within(dialog).getByRole('link', { name: /^https:\/\/www\.facebook\.com/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Facebook/ })).toHaveFocus();
  });
  it('keeps the visitor on the site when Escape closes the redirect dialog, and restores the focus [i2.modals.5, r2.modals.6]', async () => {
    const { user } = renderAt('/');
    await user.click(await screen.findByRole('link', { name: /^Facebook/ }));
    await findModal("You're leaving a Federal Government website");
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.location.pathname).toBe('/');
    expect(screen.getByRole('link', { name: /^Facebook/ })).toHaveFocus();
  });
  it('resets the filters and stages all COVID-19 codes from the COVID-19 announcement [i2.pages.15]', async () => {
    const { user, store } = await open('covid');
    await user.click(
      within(await findModal(/COVID-19 Response Data/)).getByRole('button', {
        name: /Advanced Search for the COVID-19 codes/,
      }),
    );
    await waitFor(() =>
      expect((store.getState() as State).stagedFilters.defCodes.require).toEqual(covidDefCodes),
    );
    const { stagedFilters, appliedFilters } = store.getState() as State;
    expect([
      stagedFilters.keyword.size,
      stagedFilters.awardType.size,
      appliedFilters._empty,
    ]).toEqual([0, 0, true]);
    expect(window.location.pathname).toBe('/search');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    // Submit requests the staged filters.
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('All COVID-19 Spending')).toBeInTheDocument();
    await waitFor(() =>
      expect(
        api
          .bodies<{ filters: { def_codes?: string[] } }>('award_count')
          .map(({ filters }) => filters.def_codes),
      ).toEqual([covidDefCodes]),
    );
  });
  it('links the COVID-19 announcement to its pages, the limitations PDF and the sign-up email [i2.routes.41, i2.pages.16-17, r2.modals.7-8]', async () => {
    await open('covid');
    const dialog = await findModal(/COVID-19 Response Data/);
    expect(hrefOf(/known limitations \(PDF\)/, within(dialog))).toBe(
      '/documents/data-limitations.pdf',
    );
    expect(hrefOf(/Sign up/, within(dialog))).toEqual(
      expect.stringMatching(/^mailto:join-usaspending/),
    );
    expect(
      within(dialog).getByRole('link', { name: /Data sources and methodology/ }),
    ).toHaveAttribute('href', '/disaster/covid-19/about-the-data');
    // The name is a link once the page exists.
    if (hasPage('/disaster/covid-19'))
      expect(hrefOf('COVID-19 Spending profile', within(dialog))).toBe('/disaster/covid-19');
    else
      expect(
        within(dialog).getByText('COVID-19 Spending profile', {
          exact: false,
          selector: 'li > span',
        }),
      ).toHaveTextContent('COVID-19 Spending profile coming');
  });
  it('names the preliminary COVID-19 data, its certification date, four additions and a contact [i2.pages.9-11, r2.modals.9]', async () => {
    await open('covid-data-disclaimer');
    const dialog = await findModal('Data limitations of this page');
    expect(
      within(dialog).getByText(/not yet certified. Certification is on August 14/),
    ).toBeInTheDocument();
    expect(within(dialog).getByText(/All four are now available/)).toBeInTheDocument();
    expect(textsOf(within(dialog).getAllByRole('listitem'))).toEqual([
      'Award Spending by Recipient',
      'Award Spending by Agency',
      'Award Spending by CFDA Program',
      'Data Sources and Methodologies',
    ]);
    expect(within(dialog).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
  });
  it.each([
    ['in Advanced Search', '/search'],
    ['by a keyword', '/keyword_search'],
  ])(
    'closes the UEI announcement and resets the filters on its link "%s" [i2.modals.6-7, r2.modals.10]',
    async (name, path) => {
      const { user, store } = await open('uei');
      act(() => {
        store.dispatch({ type: 'searchFilters/textToggled', field: 'keyword', text: 'roads' });
      });
      const dialog = await findModal(/Unique Entity Identifiers/);
      expect(within(dialog).getByText(/from DUNS numbers to/)).toBeInTheDocument();
      await user.click(within(dialog).getByRole('button', { name }));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect((store.getState() as State).stagedFilters.keyword.size).toBe(0);
      expect((store.getState() as State).appliedFilters._empty).toBe(true);
      expect(window.location.pathname).toBe(path);
    },
  );
  it('explains how filters combine: AND, OR and INCLUDES', async () => {
    await open('filter');
    const dialog = await findModal('Learn how active filters work');
    for (const title of ['Across categories: AND', 'Within a category: OR', 'Lists: INCLUDES'])
      expect(within(dialog).getByRole('img', { name: title })).toBeInTheDocument();
  });
  it('autoplays a training video at 922 by 400, with title, date and chapter links [i2.modals.8-9, r2.modals.12-13]', async () => {
    const { user, store } = renderAt('/');
    act(() => {
      store.dispatch(showTrainingVideoModal(video));
    });
    const dialog = await findModal('TUTORIAL: A film');
    const frame = () => within(dialog).getByTitle('TUTORIAL: A film');
    expect([frame().getAttribute('width'), frame().getAttribute('height')]).toEqual(['922', '400']);
    expect(frame()).toHaveAttribute(
      'src',
      expect.stringMatching(
        /^https:\/\/www\.youtube-nocookie\.com\/embed\/abc\?autoplay=1.*start=0/,
      ),
    );
    expect(within(dialog).getByText('Published 02/06/2023')).toBeInTheDocument();
    expect(dialog).toHaveTextContent(/Chapters 0:00.* Start 1:05.* Middle 1:02:03.* End/);
    await user.click(within(dialog).getByRole('button', { name: /^1:05/ }));
    expect(frame()).toHaveAttribute('src', expect.stringContaining('start=65&'));
    await user.click(within(dialog).getByRole('button', { name: /^1:02:03/ }));
    expect(frame()).toHaveAttribute('src', expect.stringContaining('start=3723&'));
    await user.click(within(dialog).getByRole('button', { name: 'Back' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  it.each(['Back', 'Escape'])(
    'returns the focus to the button of the video when its player closes by %s',
    async (action) => {
      const { user } = renderAt('/training-videos');
      const opener = (
        await screen.findAllByRole('button', { name: /^(Watch|Play)|film|video/i })
      )[0]!;
      await user.click(opener);
      const dialog = await screen.findByRole('dialog');
      expect(dialog.contains(document.activeElement)).toBe(true);
      if (action === 'Back') await user.click(within(dialog).getByRole('button', { name: 'Back' }));
      else await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(opener).toHaveFocus();
    },
  );
  const sendPlayerMessage = (frame: HTMLElement, data: string) =>
    act(() => {
      window.dispatchEvent(
        new MessageEvent('message', { data, source: (frame as HTMLIFrameElement).contentWindow }),
      );
    });
  it.each([
    ['the player reports an error', true],
    ['the player stays silent', false],
  ])(
    'shows an error and an email link when %s [i8.8, r2.modals.14, r8.5]',
    async (_name, hasPlayerError) => {
      const { store } = renderAt('/');
      await screen.findByRole('heading', { name: 'Stay in touch' });
      if (!hasPlayerError) jest.useFakeTimers();
      act(() => {
        store.dispatch(showTrainingVideoModal(video));
      });
      await act(async () => {
        await Promise.resolve();
      });
      const dialog = await findModal('TUTORIAL: A film');
      if (hasPlayerError)
        sendPlayerMessage(
          within(dialog).getByTitle('TUTORIAL: A film'),
          '{"event":"onError","info":150}',
        );
      else
        act(() => {
          jest.advanceTimersByTime(15000);
        });
      expect(
        within(dialog).getByText("Sorry, we're unable to load this video."),
      ).toBeInTheDocument();
      expect(hrefOf('Report this error', within(dialog))).toEqual(
        expect.stringMatching(/^mailto:.*Training%20video/),
      );
      jest.useRealTimers();
    },
  );
  it('shows Loading until the player is ready', async () => {
    const { store } = renderAt('/');
    act(() => {
      store.dispatch(showTrainingVideoModal(video));
    });
    const dialog = await findModal('TUTORIAL: A film');
    expect(within(dialog).getByText('Loading')).toBeInTheDocument();
    sendPlayerMessage(within(dialog).getByTitle('TUTORIAL: A film'), '{"event":"onReady"}');
    expect(within(dialog).queryByText('Loading')).not.toBeInTheDocument();
  });
});
