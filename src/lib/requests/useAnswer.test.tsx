import { render, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { combineReducers, legacy_createStore as createStore } from 'redux';
import { createThunkMiddleware } from '../redux';
import type { Endpoint } from './queries';
import { requestsReducers } from './requestState';
import { useAnswer } from './useAnswer';

const echo: Endpoint<{ word: string }, string> = {
  name: 'test/echo',
  requestOf: ({ word }) => ({ method: 'GET', path: `/echo/${word}` }),
  call: ({ word }) => Promise.resolve(word),
};
/** The query and the result of each render whose result was marked as current. */
const renders: [asked: string, own: string][] = [];
function Echo({ word }: { word: string }) {
  const { current, value } = useAnswer(echo, { word });
  if (current) renders.push([word, value!]);
  return value;
}

it('useAnswer never marks the result of another query as current', async () => {
  const store = createStore(combineReducers(requestsReducers), createThunkMiddleware());
  const makePage = (word: string) => (
    <Provider store={store}>
      <Echo word={word} />
    </Provider>
  );
  const { container, rerender } = render(makePage('grant'));
  await waitFor(() => expect(container).toHaveTextContent('grant'));
  for (const word of ['loan', 'grant', 'loan']) {
    rerender(makePage(word));
    await waitFor(() => expect(container).toHaveTextContent(word));
  }
  expect(renders.length).toBeGreaterThan(3);
  expect(renders.filter(([queryWord, resultWord]) => queryWord !== resultWord)).toEqual([]);
});

it('useAnswer renders once before its result arrives, and not again when another component shows the same query', async () => {
  const store = createStore(combineReducers(requestsReducers), createThunkMiddleware());
  const renderedValues: (string | null)[] = [];
  function Counted() {
    const { value } = useAnswer(echo, { word: 'grant' });
    renderedValues.push(value);
    return <p>{value}</p>;
  }
  const { container, rerender } = render(
    <Provider store={store}>
      <Counted key="first" />
    </Provider>,
  );
  expect(renderedValues).toEqual([null]);
  await waitFor(() => expect(container).toHaveTextContent('grant'));
  const renderCount = renderedValues.length;
  rerender(
    <Provider store={store}>
      <Counted key="first" />
      <Echo word="grant" />
    </Provider>,
  );
  // The one additional render comes from its parent, not from the other component with the same query.
  expect(renderedValues).toHaveLength(renderCount + 1);
});

it('useAnswer completes a query for one component after another component has changed to a different query', async () => {
  const store = createStore(combineReducers(requestsReducers), createThunkMiddleware());
  function First({ word }: { word: string | null }) {
    useAnswer(echo, word === null ? null : { word });
    return null;
  }
  const makePage = (word: string | null, other: string | null) => (
    <Provider store={store}>
      <First word={word} />
      {other !== null && <Echo word={other} />}
    </Provider>
  );
  const { container, rerender } = render(makePage('grant', null));
  rerender(makePage('loan', 'grant'));
  await waitFor(() => expect(container).toHaveTextContent('grant'));
  rerender(makePage(null, 'loan'));
  await waitFor(() => expect(container).toHaveTextContent('loan'));
});
