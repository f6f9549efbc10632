import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { combineReducers, legacy_createStore as createStore } from 'redux';
import { pageTitleReducers, useCustomTitle, useLinkPreview } from '@/lib/pageTitle';
import { createThunkMiddleware } from '@/lib/redux';
import { HydratedProvider } from '@/lib/rendering/hydrated';
import { requestsReducers } from '@/lib/requests/requestState';
import { useAnswer } from '@/lib/requests/useAnswer';
import { endpoint } from '@/services/http/endpoint';
import { serviceEdge } from '../../../tests/serviceEdge';
import { KeyFiguresSkeleton } from './KeyFigures';
import { ProfileFrame, type ProfileFrameProps } from './ProfileFrame';

interface Thing {
  name: string;
}
interface ThingQuery {
  id: string;
}
const thing = endpoint({
  name: 'test/thing',
  path: ({ id }: ThingQuery) => `v2/things/${id}/`,
  read: (wire: Thing): Thing => wire,
});
const sections = ['first', 'second'].map((id) => ({
  id,
  label: `The ${id}`,
  Content: ({ record }: { record: Thing }) => (
    <p>
      {id} of {record.name}
    </p>
  ),
}));
type More = Partial<ProfileFrameProps<ThingQuery, Thing>>;
function Profile({ id, ...more }: ThingQuery & More) {
  const answer = useAnswer(thing, { id });
  return (
    <ProfileFrame
      answer={answer}
      overline="Thing Profile"
      title={({ name }) => name}
      pageTitle={({ name }) => `${name} | Things`}
      loading="Loading the thing"
      about="What a thing tells."
      failed="Thing not shown"
      unknown={{ title: 'Invalid Thing', text: 'Nothing has this id.', action: <b>Search</b> }}
      {...more}
    />
  );
}
function Named() {
  const { title, description } = useLinkPreview();
  return (
    <>
      <p aria-label="Name of the page">{useCustomTitle()}</p>
      <p aria-label="Link preview">{[title, description].filter(Boolean).join(': ')}</p>
    </>
  );
}
/** Shows a profile whose ID changes with a button. After the last ID, no profile is shown. */
function Changing({ ids, ...more }: { ids: readonly string[] } & More) {
  const [at, setAt] = useState(0);
  const id = ids[at];
  return (
    <>
      <Named />
      <button type="button" onClick={() => setAt(at + 1)}>
        Next
      </button>
      {id === undefined ? <p>Elsewhere</p> : <Profile id={id} {...more} />}
    </>
  );
}

const edge = serviceEdge();
const setup = (ids: readonly string[], more: More = {}) => {
  const reducers = { ...requestsReducers, ...pageTitleReducers };
  const store = createStore(combineReducers(reducers), createThunkMiddleware());
  render(
    <Provider store={store}>
      <MemoryRouter>
        <Changing ids={ids} {...more} />
      </MemoryRouter>
    </Provider>,
  );
  return { user: userEvent.setup() };
};
const heading = () => screen.getByRole('heading', { level: 1 });
const pageName = () => screen.getByLabelText('Name of the page').textContent;
/** Delays responses. Returns a function that releases the response for an ID. */
const holdResponses = () => {
  const pendingResponses = new Map<string, (name: string) => void>();
  edge.answersBy(
    ({ path }) =>
      new Promise((resolve) => {
        pendingResponses.set(path, (name) => resolve({ name }));
      }),
  );
  return (id: string, name: string) => pendingResponses.get(`v2/things/${id}/`)!(name);
};

describe('a profile', () => {
  it('states the period of its key figures, also while they load', async () => {
    const release = holdResponses();
    setup(['1'], {
      period: 'FY 2025',
      figures: () => [{ label: 'Worth', value: '$1 million', exact: '$1,000,000.00' }],
    });
    await edge.heard();
    expect(screen.getByText('Period: FY 2025')).toBeInTheDocument();
    release('1', 'Anvil');
    expect(await screen.findByRole('list', { name: 'Key figures' })).toHaveAccessibleDescription(
      'Period: FY 2025',
    );
  });
  it('states the period of loading key figures only after hydration, because a prerendered page serves every year', () => {
    const skeleton = (
      <HydratedProvider isPrerendered>
        <KeyFiguresSkeleton period="FY 2025" />
      </HydratedProvider>
    );
    expect(renderToString(skeleton)).not.toContain('FY 2025');
    render(skeleton);
    expect(screen.getByText('Period: FY 2025')).toBeInTheDocument();
  });
  it('states no period if its figures have different ones or there are no figures', async () => {
    const release = holdResponses();
    setup(['1', '2'], { period: 'FY 2025', children: ({ name }) => <p>All of {name}</p> });
    await edge.heard();
    release('1', 'Anvil');
    await screen.findByText('All of Anvil');
    expect(screen.queryByText(/^Period/)).not.toBeInTheDocument();
  });
  it('shows its kind while it loads, then name, sentence, key figures, content and the page title', async () => {
    const release = holdResponses();
    setup(['1'], {
      sentence: ({ name }) => `${name} is a thing.`,
      figures: () => [{ label: 'Worth', value: '$1 million', exact: '$1,000,000.00' }],
      children: ({ name }) => <p>All of {name}</p>,
    });
    await edge.heard();
    expect(screen.getByText('Thing Profile')).toBeInTheDocument();
    expect(heading()).toHaveTextContent('--');
    expect(screen.getByRole('status')).toHaveTextContent('Loading the thing');
    expect(screen.getByText('What a thing tells.')).toBeInTheDocument();
    expect(pageName()).toBe('');
    release('1', 'Anvil');
    expect(await screen.findByText('Anvil is a thing.')).toBeInTheDocument();
    expect(heading()).toHaveTextContent('Anvil');
    expect(screen.getByRole('listitem')).toHaveTextContent('$1 millionWorth$1,000,000.00');
    expect(screen.getByText('All of Anvil')).toBeInTheDocument();
    expect(screen.queryByText('What a thing tells.')).not.toBeInTheDocument();
    await waitFor(() => expect(pageName()).toBe('Anvil | Things'));
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });
  it('is shown as unknown for status 404', async () => {
    edge.answersBy(() => HttpResponse.json({ detail: 'Gone fishing' }, { status: 404 }));
    setup(['1']);
    expect(await screen.findByText('Invalid Thing')).toBeInTheDocument();
    expect(screen.getByText('Nothing has this id.')).toBeInTheDocument();
    expect(screen.getByText('Search')).toBeInTheDocument();
    expect(heading()).toHaveTextContent('Thing not shown');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
  it('shows why it failed and recovers on Retry', async () => {
    edge.answersBy(() => HttpResponse.json({ detail: 'No Thing found' }, { status: 400 }));
    const { user } = setup(['1']);
    expect(await screen.findByRole('alert')).toHaveTextContent('No Thing found');
    expect(screen.queryByText('Invalid Thing')).not.toBeInTheDocument();
    expect([heading().textContent, pageName()]).toEqual(['Thing not shown', '']);
    edge.answers({ name: 'Anvil' });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Anvil' })).toBeInTheDocument();
  });
  it('shows no record of an earlier ID and clears the page title when left', async () => {
    const release = holdResponses();
    const { user } = setup(['1', '2']);
    await edge.heard();
    await act(async () => release('1', 'Anvil'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Anvil' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await edge.heard(2);
    expect([heading().textContent, pageName()]).toEqual(['--', '']);
    await act(async () => release('2', 'Bellows'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Bellows' })).toBeInTheDocument();
    expect(pageName()).toBe('Bellows | Things');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect([screen.getByText('Elsewhere').textContent, pageName()]).toEqual(['Elsewhere', '']);
  });
  it('shows its subtitle and sets its link preview once its record is loaded, until it is left', async () => {
    const release = holdResponses();
    const { user } = setup(['1'], {
      subtitle: ({ name }) => `Subtitle of ${name}`,
      preview: ({ name }) => ({ title: name, description: `About ${name}` }),
    });
    await edge.heard();
    const preview = screen.getByLabelText('Link preview');
    expect(preview).toBeEmptyDOMElement();
    release('1', 'Anvil');
    expect(await screen.findByText('Subtitle of Anvil')).toBeInTheDocument();
    expect(preview).toHaveTextContent('Anvil: About Anvil');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(preview).toBeEmptyDOMElement();
  });
  it('is shown as unknown only for the statuses that it defines', async () => {
    const unknown = { title: 'Invalid Thing', text: 'None.', action: null, statuses: [400] };
    edge.answersBy(({ path }) =>
      HttpResponse.json({ detail: 'Nope' }, { status: path.includes('/1/') ? 400 : 404 }),
    );
    const { user } = setup(['1', '2'], { unknown });
    expect(await screen.findByText('Invalid Thing')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
    expect(screen.queryByText('Invalid Thing')).not.toBeInTheDocument();
  });
  it('shows notices with and without a record', async () => {
    const release = holdResponses();
    setup(['1'], { notices: <p>No such year.</p> });
    await edge.heard();
    expect(screen.getByText('No such year.')).toBeInTheDocument();
    release('1', 'Anvil');
    await screen.findByRole('heading', { name: 'Anvil' });
    expect(screen.getByText('No such year.')).toBeInTheDocument();
  });
  it('shows tools next to the name once the record is loaded', async () => {
    const release = holdResponses();
    setup(['1'], { tools: ({ name }) => <button type="button">Share {name}</button> });
    await edge.heard();
    expect(screen.queryByRole('button', { name: /^Share/ })).not.toBeInTheDocument();
    release('1', 'Anvil');
    expect(await screen.findByRole('button', { name: 'Share Anvil' })).toBeInTheDocument();
  });
  it('has a year picker if it has years', async () => {
    const onChoose = jest.fn();
    edge.answers({ name: 'Anvil' });
    const choices = [
      { id: 'latest', label: 'Trailing 12 Months' },
      { id: '2025', label: 'FY 2025' },
    ];
    const { user } = setup(['1'], { years: { choices, chosen: 'latest', onChoose } });
    const years = screen.getByRole('combobox', { name: 'Fiscal year' });
    expect(years).toHaveDisplayValue('Trailing 12 Months');
    await user.selectOptions(years, 'FY 2025');
    expect(onChoose.mock.calls).toEqual([['2025']]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Anvil' })).toBeInTheDocument();
  });
});

describe('the sections of a profile', () => {
  it('have links and render when near the viewport', async () => {
    const observers = new Map<Element, IntersectionObserverCallback>();
    const original = globalThis.IntersectionObserver;
    globalThis.IntersectionObserver = class {
      constructor(
        readonly callback: IntersectionObserverCallback,
        readonly options: IntersectionObserverInit,
      ) {}
      observe(element: Element) {
        // The links use a separate observer for the middle of the viewport.
        if (this.options.rootMargin === '600px') observers.set(element, this.callback);
      }
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
    try {
      edge.answers({ name: 'Anvil' });
      setup(['1'], { sections });
      const links = await screen.findByRole('navigation', { name: 'On this page' });
      expect(
        within(links)
          .getAllByRole('link')
          .map(({ textContent }) => textContent),
      ).toEqual(['The first', 'The second']);
      expect(screen.queryByText(/ of Anvil$/)).not.toBeInTheDocument();
      const place = document.getElementById('second')!;
      await waitFor(() => expect(observers.has(place)).toBe(true));
      act(() =>
        observers.get(place)!(
          [{ target: place, isIntersecting: true } as unknown as IntersectionObserverEntry],
          {} as IntersectionObserver,
        ),
      );
      expect(screen.getByText('second of Anvil')).toBeInTheDocument();
      expect(screen.queryByText('first of Anvil')).not.toBeInTheDocument();
      // Print names the sections that are missing.
      expect(screen.getByText(/^The first: not printed/)).toBeInTheDocument();
      expect(screen.queryByText(/^The second: not printed/)).not.toBeInTheDocument();
    } finally {
      globalThis.IntersectionObserver = original;
    }
  });
  it('fail independently', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const brokenSection = {
      id: 'broken',
      label: 'The broken',
      Content: () => {
        throw new Error('It broke.');
      },
    };
    edge.answers({ name: 'Anvil' });
    setup(['1'], { sections: [brokenSection, ...sections] });
    expect(await screen.findByText('second of Anvil')).toBeInTheDocument();
    expect(screen.getByText('It broke.')).toBeInTheDocument();
    jest.restoreAllMocks();
  });
});
