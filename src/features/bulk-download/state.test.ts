import { combineReducers, legacy_createStore as createStore } from 'redux';
import { makeDownload, type Download } from '@/blocks/downloads/state/download';
import { makeAccountForm } from '@/domain/bulkDownload/accountForm';
import { makeAwardForm } from '@/domain/bulkDownload/awardForm';
import * as state from './state';

const setup = () => {
  const store = createStore(combineReducers(state.bulkDownloadReducers));
  const get = () => store.getState() as unknown as state.WithBulkDownload;
  return {
    dispatch: store.dispatch,
    get,
    forms: () => [state.selectAwardForm(get()), state.selectAccountForm(get())],
    progress: () => get().bulkDownload.download.toObject(),
  };
};
const noProgress = {
  expectedFile: '',
  expectedUrl: '',
  pendingDownload: false,
  showCollapsedProgress: false,
};
const awards = makeAwardForm({ fileFormat: 'tsv' });
const accounts = makeAccountForm({ fy: '2024' });

describe('bulk download state', () => {
  it('starts with the award form and no download', () => {
    const { get, progress } = setup();
    expect(get().bulkDownload.dataType).toBe('awards');
    expect(progress()).toEqual(noProgress);
  });
  it('resets the form of one data type only [i4.downloads.15]', () => {
    const { dispatch, forms } = setup();
    const fill = () => {
      dispatch(state.awardFormChanged(awards));
      dispatch(state.accountFormChanged(accounts));
    };
    fill();
    expect(forms()).toEqual([awards, accounts]);
    dispatch(state.formCleared('awards'));
    expect(forms()).toEqual([makeAwardForm(), accounts]);
    fill();
    dispatch(state.formCleared('accounts'));
    expect(forms()).toEqual([awards, makeAccountForm()]);
  });
  it('stores the selected data type', () => {
    const { dispatch, get } = setup();
    dispatch(state.dataTypeChosen('accounts'));
    expect(get().bulkDownload.dataType).toBe('accounts');
  });
  it('has the defaults of the specification in both forms', () => {
    const { get, forms } = setup();
    expect(forms()).toEqual([makeAwardForm(), makeAccountForm()]);
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
  const createExpectedAction = (request: Download) => ({
    type: 'downloads/expected',
    request,
    fileName: 'file.zip',
    fileUrl: '/files/file.zip',
  });
  const fileProgress = {
    expectedFile: 'file.zip',
    expectedUrl: '/files/file.zip',
    pendingDownload: true,
    showCollapsedProgress: true,
  };
  it.each([
    ['awards', award],
    ['accounts', account],
  ])('is pending, and has its file after the API returns it: %s', (_name, download) => {
    const { dispatch, progress } = setup();
    dispatch({ type: 'downloads/added', download });
    expect(progress()).toEqual({
      ...noProgress,
      pendingDownload: true,
      showCollapsedProgress: true,
    });
    dispatch(createExpectedAction(download));
    expect(progress()).toEqual(fileProgress);
  });
  it('is not a download of search results', () => {
    const { dispatch, progress } = setup();
    dispatch({ type: 'downloads/added', download: search });
    dispatch(createExpectedAction(search));
    expect(progress()).toEqual(noProgress);
  });
  it('clears its flags when finished, and its file when the bar closes', () => {
    const { dispatch, progress } = setup();
    dispatch({ type: 'downloads/added', download: award });
    dispatch(createExpectedAction(award));
    dispatch({ type: 'downloads/settled' });
    expect(progress()).toEqual({
      ...fileProgress,
      pendingDownload: false,
      showCollapsedProgress: false,
    });
    dispatch({ type: 'download/reset' });
    expect(progress()).toEqual(noProgress);
  });
  it('does not change the forms', () => {
    const { dispatch, forms } = setup();
    dispatch(state.awardFormChanged(awards));
    dispatch({ type: 'downloads/added', download: award });
    expect(forms()).toEqual([awards, makeAccountForm()]);
  });
});
