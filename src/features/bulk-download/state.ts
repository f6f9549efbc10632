import { Record as ImmutableRecord, type RecordOf } from 'immutable';
import type { Reducer } from 'redux';
import { makeProgress, getProgressChanges, type ProgressState } from '@/blocks/downloads';
import { makeAccountForm, type AccountForm } from '@/domain/bulkDownload/accountForm';
import { makeAwardForm, type AwardForm } from '@/domain/bulkDownload/awardForm';

/** Bulk download state (specification §3). `download` tracks the latest file that a form requested. */
export interface BulkDownloadShape {
  dataType: 'awards' | 'accounts';
  awards: AwardForm;
  accounts: AccountForm;
  download: ProgressState;
}
export type BulkDownloadState = RecordOf<BulkDownloadShape>;
const makeBulkDownload = ImmutableRecord<BulkDownloadShape>(
  {
    dataType: 'awards',
    awards: makeAwardForm(),
    accounts: makeAccountForm(),
    download: makeProgress(),
  },
  'BulkDownload',
);
export interface WithBulkDownload {
  bulkDownload: BulkDownloadState;
}

export const dataTypeChosen = (dataType: BulkDownloadShape['dataType']) =>
  ({ type: 'bulkDownload/dataType', dataType }) as const;
export const awardFormChanged = (awards: AwardForm) =>
  ({ type: 'bulkDownload/awards', awards }) as const;
export const accountFormChanged = (accounts: AccountForm) =>
  ({ type: 'bulkDownload/accounts', accounts }) as const;
/** Returns the action that resets one form to its defaults. */
export const formCleared = (dataType: BulkDownloadShape['dataType']) =>
  ({ type: 'bulkDownload/cleared', dataType }) as const;
type Action = ReturnType<
  typeof dataTypeChosen | typeof awardFormChanged | typeof accountFormChanged | typeof formCleared
>;

/** Returns whether a download was requested by one of the forms. */
const isBulk = ({ family, type }: { family: string; type: string }): boolean =>
  family === 'bulk_download' || type === 'accounts';
const reducer = (
  state: BulkDownloadState = makeBulkDownload(),
  action: Action,
): BulkDownloadState => {
  switch (action.type) {
    case 'bulkDownload/dataType':
      return state.set('dataType', action.dataType);
    case 'bulkDownload/awards':
      return state.set('awards', action.awards);
    case 'bulkDownload/accounts':
      return state.set('accounts', action.accounts);
    case 'bulkDownload/cleared':
      return action.dataType === 'awards'
        ? state.set('awards', makeAwardForm())
        : state.set('accounts', makeAccountForm());
    default: {
      const changes = getProgressChanges(action, isBulk);
      return changes ? state.update('download', (download) => download.merge(changes)) : state;
    }
  }
};
export const bulkDownloadReducers = { bulkDownload: reducer as Reducer };
export const selectAwardForm = (state: WithBulkDownload): AwardForm => state.bulkDownload.awards;
export const selectAccountForm = (state: WithBulkDownload): AccountForm =>
  state.bulkDownload.accounts;
