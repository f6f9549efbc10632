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
/** What each render received: the query, and the value that was marked as current. */
const renders: [asked: string, own: string][] = [];
function Echo({ word }: { word: string }) {
  const { current, value } = useAnswer(echo, { word });
  if (current) renders.push([word, value!]);
  return value;
}

it('useAnswer never marks the result of another query as current', async () => {
  const store = createStore(combineReducers(requestsReducers), createThunkMiddleware());
  const page = (word: string) => (
    <Provider store={store}>
      <Echo word={word} />
    </Provider>
  );
  const { container, rerender } = render(page('grant'));
  await waitFor(() => expect(container).toHaveTextContent('grant'));
  for (const word of ['loan', 'grant', 'loan']) {
    rerender(page(word));
    await waitFor(() => expect(container).toHaveTextContent(word));
  }
  expect(renders.length).toBeGreaterThan(3);
  expect(renders.filter(([queryWord, resultWord]) => queryWord !== resultWord)).toEqual([]);
});

it('useAnswer renders once before its result, and not for other components with the same query', async () => {
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
  // It renders with its parent, not because another component shows the same query.
  expect(renderedValues).toHaveLength(renderCount + 1);
});

it('useAnswer sends its query even if the component changes its query while another component waits for the result', async () => {
  const store = createStore(combineReducers(requestsReducers), createThunkMiddleware());
  function First({ word }: { word: string | null }) {
    useAnswer(echo, word === null ? null : { word });
    return null;
  }
  const page = (word: string | null, other: string | null) => (
    <Provider store={store}>
      <First word={word} />
      {other !== null && <Echo word={other} />}
    </Provider>
  );
  const { container, rerender } = render(page('grant', null));
  rerender(page('loan', 'grant'));
  await waitFor(() => expect(container).toHaveTextContent('grant'));
  rerender(page(null, 'loan'));
  await waitFor(() => expect(container).toHaveTextContent('loan'));
});
