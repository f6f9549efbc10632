import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { combineReducers, legacy_createStore as createStore } from 'redux';
import * as csv from '@/lib/csv';
import { SLOW_AFTER_MS, TIME_LIMIT_MS } from '@/lib/requests/patience';
import { createThunkMiddleware } from '@/lib/redux';
import { requestsReducers } from '@/lib/requests/requestState';
import { useAnswer } from '@/lib/requests/useAnswer';
import { endpoint } from '@/services/http/endpoint';
import { unreadableError } from '@/services/http/serviceError';
import { readSavedCsv } from '../../../tests/csvFile';
import { chooseFromMenu } from '../../../tests/figureMenu';
import { serviceEdge, UNREADABLE } from '../../../tests/serviceEdge';
import { Panel } from './Panel';
import type { DataColumn } from './columns';

interface Sum {
  name: string;
  dollars: number;
}
interface SumsJson {
  results?: { name: string; amount: number }[];
}
const sums = endpoint({
  name: 'test/sums',
  method: 'POST',
  path: ({ kind }: { kind: string }) => `v2/sums/${kind}/`,
  body: ({ kind }) => ({ kind, limit: 10 }),
  read: ({ results }: SumsJson): readonly Sum[] => {
    if (!Array.isArray(results)) throw unreadableError();
    return results.map(({ name, amount }) => ({ name, dollars: amount }));
  },
});
const columns: readonly DataColumn<Sum>[] = [
  { id: 'name', label: 'Name', value: ({ name }) => name, sortBy: ({ name }) => name },
  {
    id: 'obligations',
    label: 'Obligations',
    value: ({ dollars }) => dollars,
    show: ({ dollars }) => `$${dollars}`,
    numeric: true,
    sortBy: ({ dollars }) => dollars,
  },
  { id: 'code', label: 'Code', value: () => 'c', only: 'file' },
  { id: 'share', label: 'Share', value: () => '1 %', only: 'table' },
];
function SumsPanel({ kind, title = 'Sums' }: { kind: string; title?: string }) {
  const answer = useAnswer(sums, kind ? { kind } : null);
  return (
    <Panel
      title={title}
      answer={answer}
      rows={(value) => value}
      columns={columns}
      file={`sums-${kind}`}
      unit="Invented dollars"
      summary={(_, rows) => `${rows[0]!.name} leads.`}
      explain={({ status }) => (status === 404 ? 'There are no such sums.' : undefined)}
    >
      {(_, rows) => {
        if (rows.some(({ dollars }) => dollars < 0)) throw new Error('Cannot be drawn.');
        return (
          <p>
            Drawn of {answer.answered!.kind}: {rows.map(({ name }) => name).join(', ')}
          </p>
        );
      }}
    </Panel>
  );
}
const toSumsJson = (...names: string[]) => ({
  results: names.map((name, at) => ({ name, amount: (at + 1) * 100 })),
});

const edge = serviceEdge();
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});
const renderPanels = (panels: React.ReactNode) => {
  const store = createStore(combineReducers(requestsReducers), createThunkMiddleware());
  return render(<Provider store={store}>{panels}</Provider>);
};
function Changing({ kinds }: { kinds: readonly string[] }) {
  const [at, setAt] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setAt(at + 1)}>
        Next
      </button>
      {kinds[at] === 'gone' ? <p>Elsewhere</p> : <SumsPanel kind={kinds[at]!} />}
    </>
  );
}
/** Delays responses. Returns a function that releases the response for a kind with the given names. */
const holdResponses = () => {
  const pendingResponses = new Map<string, (names: readonly string[]) => void>();
  edge.answersBy(
    ({ path }) =>
      new Promise((resolve) => {
        pendingResponses.set(path, (names) => resolve(HttpResponse.json(toSumsJson(...names))));
      }),
  );
  return (kind: string, ...names: string[]) => pendingResponses.get(`v2/sums/${kind}/`)!(names);
};

describe('a panel', () => {
  it('loads, then shows summary, chart, table and file of the same data, and its API request', async () => {
    const user = userEvent.setup();
    const saved = jest.spyOn(csv, 'saveFile').mockImplementation(() => {});
    edge.answers(toSumsJson('b', 'a'));
    renderPanels(<SumsPanel kind="x" />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading your data...');
    expect(await screen.findByText('Drawn of x: b, a')).toBeInTheDocument();
    expect(screen.getByText('b leads.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    const { name, about, header, rows: lines } = await readSavedCsv(saved);
    expect([name, header, ...lines]).toEqual([
      'sums-x.csv',
      ['name', 'obligations', 'code'],
      ['b', '100', 'c'],
      ['a', '200', 'c'],
    ]);
    expect(about).toEqual([
      'Sums',
      'b leads.',
      'Unit: Invented dollars',
      'Source: USAspending API, v2/sums/x/',
      expect.stringMatching(/^Retrieved \d\d\/\d\d\/\d{4}\.$/),
      'Address: http://localhost/#figure-sums',
    ]);
    expect(screen.getByText('Invented dollars')).toBeInTheDocument();
    expect(
      screen.getByText(/^Source: USAspending API, v2\/sums\/x\/\. Retrieved /),
    ).toBeInTheDocument();
    await chooseFromMenu(user, screen, 'API request');
    const [sentRequest] = edge.asked;
    expect(await screen.findByText('POST http://localhost/api/v2/sums/x/')).toBeInTheDocument();
    expect(JSON.parse(screen.getByLabelText('Request body').textContent!)).toEqual(
      sentRequest!.body,
    );
    await user.click(screen.getByRole('button', { name: 'View as table' }));
    const rows = () =>
      screen.getAllByRole('row').map((row) =>
        within(row)
          .queryAllByRole('cell')
          .map(({ textContent }) => textContent),
      );
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Obligations',
      'Share',
    ]);
    expect(rows()).toEqual([[], ['$100', '1 %'], ['$200', '1 %']]);
    await user.click(screen.getByRole('button', { name: 'Obligations' }));
    expect(rows()).toEqual([[], ['$200', '1 %'], ['$100', '1 %']]);
  });
  it('shows a message if there are no results', async () => {
    edge.answers(toSumsJson());
    renderPanels(<SumsPanel kind="x" />);
    expect(await screen.findByText('No results found.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Download CSV' })).not.toBeInTheDocument();
  });
  it('shows an error for an invalid response and recovers on Retry', async () => {
    const user = userEvent.setup();
    edge.answers({ results: [null] });
    renderPanels(<SumsPanel kind="x" />);
    expect(await screen.findByRole('alert')).toHaveTextContent(UNREADABLE);
    edge.answers({ other: true });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(UNREADABLE);
    edge.answers(toSumsJson('a'));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Drawn of x: a')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
  it('shows a custom message for a status', async () => {
    edge.answersBy(() => HttpResponse.json({ detail: 'Nope' }, { status: 404 }));
    renderPanels(<SumsPanel kind="x" />);
    expect(await screen.findByRole('alert')).toHaveTextContent('There are no such sums.');
  });
  it('keeps the old chart visible but busy while the new one loads', async () => {
    const user = userEvent.setup();
    const release = holdResponses();
    renderPanels(<Changing kinds={['x', 'y']} />);
    await edge.heard();
    release('x', 'a');
    await screen.findByText('Drawn of x: a');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await edge.heard(2);
    expect(screen.getByText('Drawn of x: a').closest('[aria-busy]')).toHaveAttribute(
      'aria-busy',
      'true',
    );
    release('y', 'b');
    expect(await screen.findByText('Drawn of y: b')).toBeInTheDocument();
  });
  it('ignores a late response to an earlier query', async () => {
    const user = userEvent.setup();
    const release = holdResponses();
    renderPanels(<Changing kinds={['x', 'y']} />);
    await edge.heard();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await edge.heard(2);
    release('y', 'new');
    await screen.findByText('Drawn of y: new');
    await act(async () => {
      release('x', 'late');
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
    });
    expect(screen.getByText('Drawn of y: new')).toBeInTheDocument();
  });
  it('sends one request per query, even if two panels share it or the panel is removed', async () => {
    const user = userEvent.setup();
    const release = holdResponses();
    renderPanels(
      <>
        <Changing kinds={['x', 'gone']} />
        <SumsPanel kind="y" title="First" />
        <SumsPanel kind="y" title="Second" />
      </>,
    );
    await edge.heard(2);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    release('x', 'late');
    release('y', 'a');
    expect(await screen.findAllByText('Drawn of y: a')).toHaveLength(2);
    expect(edge.asked.map(({ path }) => path).sort()).toEqual(['v2/sums/x/', 'v2/sums/y/']);
    expect(screen.getByText('Elsewhere')).toBeInTheDocument();
  });
  it('sends no request without a query', async () => {
    renderPanels(<SumsPanel kind="" />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading your data...');
    await act(async () => {
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
    });
    expect(edge.asked).toEqual([]);
  });
  it('can fail to render without affecting others, and recovers with another result', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const user = userEvent.setup();
    edge.answersBy(({ path }) => ({
      results: [{ name: 'a', amount: path.includes('/x/') ? -1 : 1 }],
    }));
    renderPanels(
      <>
        <Changing kinds={['x', 'y']} />
        <SumsPanel kind="z" title="Other" />
      </>,
    );
    expect(await screen.findByText('Cannot be drawn.')).toBeInTheDocument();
    expect(await screen.findByText('Drawn of z: a')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Drawn of y: a')).toBeInTheDocument();
  });
  it('recovers from a render error on Retry and puts the error message behind Details', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const user = userEvent.setup();
    edge.answers({ results: [{ name: 'a', amount: -1 }] });
    renderPanels(<SumsPanel kind="x" />);
    const box = await screen.findByRole('alert');
    expect(box).toHaveTextContent('We couldn’t show this part of the page.');
    expect(within(box).getByText('Cannot be drawn.').closest('details')).not.toBeNull();
    await user.click(within(box).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(edge.asked).toHaveLength(2));
    edge.answers({ results: [{ name: 'a', amount: 1 }] });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Drawn of x: a')).toBeInTheDocument();
  });
  it('shows after ten seconds that it is slow and offers Cancel and Retry', async () => {
    jest.useFakeTimers();
    edge.answersBy(() => new Promise(() => {}));
    renderPanels(<SumsPanel kind="x" />);
    await act(() => jest.advanceTimersByTimeAsync(SLOW_AFTER_MS - 1));
    expect(screen.queryByText('This is taking longer than usual.')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByText('This is taking longer than usual.')).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Cancel' }).click());
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('alert')).toHaveTextContent('You canceled this request.');
    jest.useRealTimers();
    edge.answers(toSumsJson('a'));
    act(() => screen.getByRole('button', { name: 'Retry' }).click());
    expect(await screen.findByText('Drawn of x: a')).toBeInTheDocument();
  });
  it('sends one more request on Retry while it is slow', async () => {
    jest.useFakeTimers();
    edge.answersBy(() => new Promise(() => {}));
    renderPanels(<SumsPanel kind="x" />);
    await act(() => jest.advanceTimersByTimeAsync(SLOW_AFTER_MS));
    expect(edge.asked).toHaveLength(1);
    edge.answers(toSumsJson('a'));
    act(() => screen.getByRole('button', { name: 'Retry' }).click());
    await act(() => jest.advanceTimersByTimeAsync(SLOW_AFTER_MS));
    jest.useRealTimers();
    expect(await screen.findByText('Drawn of x: a')).toBeInTheDocument();
    expect(edge.asked).toHaveLength(2);
    expect(screen.queryByText('This is taking longer than usual.')).not.toBeInTheDocument();
  });
  it('fails after a minute without a response', async () => {
    jest.useFakeTimers();
    edge.answersBy(() => new Promise(() => {}));
    renderPanels(<SumsPanel kind="x" />);
    await act(() => jest.advanceTimersByTimeAsync(TIME_LIMIT_MS));
    await act(() => jest.advanceTimersByTimeAsync(TIME_LIMIT_MS));
    expect(screen.getByRole('alert')).toHaveTextContent('did not respond within a minute');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  });
  it('retries automatically when the network is back', async () => {
    edge.answersBy(() => HttpResponse.error());
    renderPanels(<SumsPanel kind="x" />);
    await screen.findByRole('alert');
    edge.answers(toSumsJson('a'));
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    expect(await screen.findByText('Drawn of x: a')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });
});
