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

describe('the state of the bulk downloads', () => {
  it('begins with the award form, nothing expected and nothing under way', () => {
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
  it('restores the defaults of one data type and leaves the other as it is [i4.downloads.15]', () => {
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
  it('keeps which kind of data was chosen', () => {
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
  it('is moved by nothing that is not its own', () => {
    const { dispatch, get } = setup();
    const before = get().bulkDownload;
    dispatch({ type: 'other/done', dataType: 'accounts' });
    expect(get().bulkDownload).toBe(before);
  });
});

describe('the file that a form asked for', () => {
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
  ])('is pending from asking on and then expected: %s', (_name, download) => {
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
  it('is no file of a search', () => {
    const { dispatch, get } = setup();
    dispatch({ type: 'downloads/added', download: search });
    dispatch(expected(search));
    expect(get().bulkDownload.download.toObject()).toEqual(none);
  });
  it('clears both flags at its end, and all when the bar has closed', () => {
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
  it('leaves the forms alone', () => {
    const { dispatch, get } = setup();
    dispatch(state.awardFormChanged(awards));
    dispatch({ type: 'downloads/added', download: award });
    expect([state.selectAwardForm(get()), state.selectAccountForm(get())]).toEqual([
      awards,
      makeAccountForm(),
    ]);
  });
});
