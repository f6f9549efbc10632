import { combineReducers, legacy_createStore as createStore } from 'redux';
import {
  initialLoadDone,
  dataSourceSeen,
  selectDataSource,
  selectIsInitialLoad,
  shellReducers,
  sourceText,
  type ShellState,
} from './shellState';

const setup = () => {
  const store = createStore(combineReducers(shellReducers));
  return { dispatch: store.dispatch, get: () => store.getState() as unknown as ShellState };
};

describe('shell state', () => {
  it('marks the load as initial until it is done, and never again [i4.other.11]', () => {
    const { dispatch, get } = setup();
    expect(selectIsInitialLoad(get())).toBe(true);
    dispatch(initialLoadDone());
    expect(selectIsInitialLoad(get())).toBe(false);
    dispatch(initialLoadDone());
    expect(selectIsInitialLoad(get())).toBe(false);
  });
  it('describes the kind, date and files of the data', () => {
    const { dispatch, get } = setup();
    expect(sourceText(selectDataSource(get()))).toBe('');
    dispatch(dataSourceSeen({ kind: 'sample', asOf: '2025-11-15', files: [], setKey: 'a' }));
    expect(sourceText(selectDataSource(get()))).toBe(
      'Sample data: invented figures for demonstration, as of 11/15/2025.',
    );
    const sample = selectDataSource(get());
    dispatch(dataSourceSeen({ kind: 'sample', asOf: '2025-11-15', files: [], setKey: 'a' }));
    expect(selectDataSource(get())).toBe(sample);
    dispatch(
      dataSourceSeen({ kind: 'files', asOf: '2025-10-01', files: ['a.csv', 'b.csv'], setKey: 'b' }),
    );
    expect(sourceText(selectDataSource(get()))).toBe(
      'Data loaded from files (a.csv, b.csv), as of 10/01/2025.',
    );
    dispatch(dataSourceSeen({ kind: 'files', asOf: '2025-10-02', files: [], setKey: 'a' }));
    expect(sourceText(selectDataSource(get()))).toBe(
      'Data loaded from files (file names unknown), as of 10/02/2025.',
    );
  });
  it('starts without a data source', () => {
    const { get } = setup();
    expect(selectDataSource(get()).toObject()).toEqual({
      kind: '',
      asOf: '',
      files: [],
      setKey: '',
      replaced: false,
    });
  });
  it('stores the kind, date, files and key of the data', () => {
    const { dispatch, get } = setup();
    dispatch(dataSourceSeen({ kind: 'files', asOf: '2025-10-01', files: ['a.csv'], setKey: 'b' }));
    expect(selectDataSource(get()).toObject()).toEqual({
      kind: 'files',
      asOf: '2025-10-01',
      files: ['a.csv'],
      setKey: 'b',
      replaced: false,
    });
  });
  it('ignores unrelated actions', () => {
    const { dispatch, get } = setup();
    dispatch(dataSourceSeen({ kind: 'sample', asOf: '2025-11-15', files: [], setKey: 'a' }));
    const before = get();
    dispatch({
      type: 'other/done',
      source: { kind: 'files', asOf: '2020-01-01', files: [], setKey: 'z' },
    });
    expect(get().dataSource).toBe(before.dataSource);
    expect(get().analytics).toBe(before.analytics);
  });
  it('updates for another kind, date or dataset', () => {
    const { dispatch, get } = setup();
    const source = { kind: 'sample', asOf: '2025-11-15', files: [], setKey: 'a' } as const;
    for (const next of [
      source,
      { ...source, kind: 'files' },
      { ...source, kind: 'files', asOf: '2025-11-16' },
      { ...source, kind: 'files', asOf: '2025-11-16', setKey: 'b' },
    ] as const) {
      dispatch(dataSourceSeen(next));
      expect(selectDataSource(get()).toObject()).toMatchObject(next);
    }
  });
});

describe('replacement of the data while the page is open', () => {
  const detect = (...keys: string[]) => {
    const { dispatch, get } = setup();
    return keys.map((setKey, at) => {
      dispatch(dataSourceSeen({ kind: 'sample', asOf: `2025-11-0${at + 1}`, files: [], setKey }));
      return selectDataSource(get()).replaced;
    });
  };
  it('is detected when the dataset changes', () => expect(detect('a', 'b')).toEqual([false, true]));
  it('remains detected when the first dataset returns', () =>
    expect(detect('a', 'b', 'b', 'a')).toEqual([false, true, true, true]));
  it('is not detected when only the date changes or the first key arrives late', () =>
    expect([detect('a', 'a', 'a'), detect('', 'a')]).toEqual([
      [false, false, false],
      [false, false],
    ]));
});
