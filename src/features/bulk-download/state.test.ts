import { combineReducers, legacy_createStore as createStore } from 'redux';
import { makeDownload, type Download } from '@/blocks/downloads/state/download';
import { makeAccountForm } from '@/domain/bulkDownload/accountForm';
import { makeAwardForm } from '@/domain/bulkDownload/awardForm';
import * as state from './state';

const setup = () => {
  const store = createStore(combineReducers(state.bulkDownloadReducers));
  return {
    dispatch: store.dispatch,
    get: () => store.getState() as unknown as state.WithBulkDownload,
  };
};
const awards = makeAwardForm({ fileFormat: 'tsv' });
const accounts = makeAccountForm({ fy: '2024' });

describe('bulk download state', () => {
  it('starts with the award form and no download', () => {
    const { get } = setup();
    const { dataType, download } = get().bulkDownload;
    expect(dataType).toBe('awards');
    expect(download.toObject()).toMatchObject({
      expectedFile: '',
      expectedUrl: '',
      pendingDownload: false,
      showCollapsedProgress: false,
    });
  });
  it('resets the form of one data type only [i4.downloads.15]', () => {
    const { dispatch, get } = setup();
    const fill = () => {
      dispatch(state.awardFormChanged(awards));
      dispatch(state.accountFormChanged(accounts));
    };
    fill();
    expect([state.selectAwardForm(get()), state.selectAccountForm(get())]).toEqual([
      awards,
      accounts,
    ]);
    dispatch(state.formCleared('awards'));
    expect([state.selectAwardForm(get()), state.selectAccountForm(get())]).toEqual([
      makeAwardForm(),
      accounts,
    ]);
    fill();
    dispatch(state.formCleared('accounts'));
    expect([state.selectAwardForm(get()), state.selectAccountForm(get())]).toEqual([
      awards,
      makeAccountForm(),
    ]);
  });
  it('stores the selected data type', () => {
    const { dispatch, get } = setup();
    dispatch(state.dataTypeChosen('accounts'));
    expect(get().bulkDownload.dataType).toBe('accounts');
  });
  it('has the defaults of the specification in both forms', () => {
    const { get } = setup();
    expect([state.selectAwardForm(get()), state.selectAccountForm(get())]).toEqual([
      makeAwardForm(),
      makeAccountForm(),
    ]);
    expect(state.selectAwardForm(get()).toObject()).toMatchObject({
      agencyType: 'awarding_agency',
      locationType: 'recipient_location',
      dateType: 'action_date',
      fileFormat: 'csv',
    });
    expect(state.selectAccountForm(get()).toObject()).toMatchObject({
      accountLevel: 'federalAccount',
      submissionTypes: ['accountBalances'],
      fileFormat: 'csv',
    });
  });
  it('ignores unrelated actions', () => {
    const { dispatch, get } = setup();
    const before = get().bulkDownload;
    dispatch({ type: 'other/done', dataType: 'accounts' });
    expect(get().bulkDownload).toBe(before);
  });
});

describe('a requested bulk download', () => {
  const award: Download = makeDownload({ id: '1', family: 'bulk_download', type: 'awards' });
  const account: Download = makeDownload({ id: '2', family: 'download', type: 'accounts' });
  const search: Download = makeDownload({ id: '3', family: 'download', type: 'awards' });
  const expected = (asked: Download) => ({
    type: 'downloads/expected',
    asked,
    fileName: 'file.zip',
    fileUrl: '/files/file.zip',
  });
  const none = {
    expectedFile: '',
    expectedUrl: '',
    pendingDownload: false,
    showCollapsedProgress: false,
  };
  const file = {
    expectedFile: 'file.zip',
    expectedUrl: '/files/file.zip',
    pendingDownload: true,
    showCollapsedProgress: true,
  };
  it.each([
    ['awards', award],
    ['accounts', account],
  ])('is pending until its file is expected: %s', (_name, download) => {
    const { dispatch, get } = setup();
    dispatch({ type: 'downloads/added', download });
    expect(get().bulkDownload.download.toObject()).toEqual({
      ...none,
      pendingDownload: true,
      showCollapsedProgress: true,
    });
    dispatch(expected(download));
    expect(get().bulkDownload.download.toObject()).toEqual(file);
  });
  it('does not include search downloads', () => {
    const { dispatch, get } = setup();
    dispatch({ type: 'downloads/added', download: search });
    dispatch(expected(search));
    expect(get().bulkDownload.download.toObject()).toEqual(none);
  });
  it('clears its flags when finished and everything when the bar closes', () => {
    const { dispatch, get } = setup();
    dispatch({ type: 'downloads/added', download: award });
    dispatch(expected(award));
    dispatch({ type: 'downloads/settled' });
    expect(get().bulkDownload.download.toObject()).toEqual({
      ...file,
      pendingDownload: false,
      showCollapsedProgress: false,
    });
    dispatch({ type: 'download/reset' });
    expect(get().bulkDownload.download.toObject()).toEqual(none);
  });
  it('does not change the forms', () => {
    const { dispatch, get } = setup();
    dispatch(state.awardFormChanged(awards));
    dispatch({ type: 'downloads/added', download: award });
    expect([state.selectAwardForm(get()), state.selectAccountForm(get())]).toEqual([
      awards,
      makeAccountForm(),
    ]);
  });
});
