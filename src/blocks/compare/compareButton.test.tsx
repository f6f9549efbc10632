import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import {
  combineReducers,
  legacy_createStore as createStore,
  type Store,
  type UnknownAction,
} from 'redux';
import type { ThunkDispatch } from 'redux-thunk';
import { createThunkMiddleware, type Jobs } from '@/lib/redux';
import {
  addMember,
  comparisonReducers,
  followStorage,
  readList,
  type WithComparison,
} from './comparisonState';
import { CompareButton } from './CompareButton';

const KEY = 'usaspending_compare';
const california = { kind: 'state', id: '06', name: 'California' };
const makeStore = () =>
  createStore(
    combineReducers(comparisonReducers),
    createThunkMiddleware(),
  ) as unknown as Store<WithComparison> & {
    dispatch: ThunkDispatch<WithComparison, Jobs, UnknownAction>;
  };
let store = makeStore();
beforeEach(() => {
  store = makeStore();
});
const keptMembers = () => readList(store.getState().comparison.text);
const show = (id = '06', name = 'California') => {
  render(
    <Provider store={store}>
      <MemoryRouter>
        <CompareButton kind="state" id={id} name={name} fy="latest" />
      </MemoryRouter>
    </Provider>,
  );
  return userEvent.setup();
};
const button = (label: string) => screen.getByRole('button', { name: label });
const compareLink = () => screen.queryByRole('link');
const readStored = () => JSON.parse(window.localStorage.getItem(KEY) ?? '[]') as unknown[];

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  window.localStorage.clear();
});

describe('the compare button', () => {
  it('adds a profile to browser storage and removes it', async () => {
    const user = show();
    await user.click(button('Add to compare'));
    expect(readStored()).toEqual([california]);
    await user.click(button('Remove from compare'));
    expect(readStored()).toEqual([]);
    expect(button('Add to compare')).toBeInTheDocument();
  });
  it('links to the comparison once two profiles are listed', async () => {
    store.dispatch(addMember({ kind: 'state', id: '48', name: 'Texas' }));
    const user = show();
    expect(compareLink()).not.toBeInTheDocument();
    await user.click(button('Add to compare'));
    expect(compareLink()).toHaveTextContent('Compare now (2)');
    expect(compareLink()).toHaveAttribute('href', '/compare?of=state:48,state:06');
  });
  it('is disabled when six profiles are listed', async () => {
    ['01', '02', '04', '05', '08', '09'].forEach((id) =>
      store.dispatch(addMember({ kind: 'state', id, name: id })),
    );
    const user = show();
    expect(button('Add to compare')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Add to compare'));
    expect(keptMembers().map(({ id }) => id)).toEqual(['01', '02', '04', '05', '08', '09']);
  });
  it('is absent without an ID', () => {
    show('', 'Nobody');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
  it('follows changes to the stored list in another tab', () => {
    show();
    act(() => {
      window.localStorage.setItem(KEY, JSON.stringify([california]));
      window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    });
    expect(button('Remove from compare')).toBeInTheDocument();
  });
});

describe('the stored comparison list', () => {
  it.each(['{', '7', '[null, 3, {"kind":"state"}]', '[{"kind":"planet","id":"3","name":"Earth"}]'])(
    'is empty if the stored text is invalid: %s',
    async (storedText) => {
      window.localStorage.setItem(KEY, storedText);
      const user = show();
      expect(keptMembers()).toEqual([]);
      await user.click(button('Add to compare'));
      expect(readStored()).toEqual([california]);
    },
  );
  it('contains each valid member once', () => {
    window.localStorage.setItem(
      KEY,
      JSON.stringify([
        { kind: 'state', id: '6', name: 'California' },
        { kind: 'state', id: '06', name: 'California again' },
        { kind: 'state', id: '99', name: 'Nowhere' },
        { kind: 'state', id: '48', name: ' ' },
      ]),
    );
    store.dispatch(followStorage())();
    expect(keptMembers().map(({ id }) => id)).toEqual(['06']);
  });
  it('lasts only until the page is closed if the storage is full', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const user = show();
    await user.click(button('Add to compare'));
    expect(button('Remove from compare')).toBeInTheDocument();
    expect(keptMembers()).toHaveLength(1);
  });
  it('lasts only until the page is closed if the storage is disabled', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('off', 'SecurityError');
    });
    const user = show();
    await user.click(button('Add to compare'));
    expect(button('Remove from compare')).toBeInTheDocument();
  });
});
