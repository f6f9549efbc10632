import { Record as ImmutableRecord, type RecordOf } from 'immutable';
import type { Reducer, UnknownAction } from 'redux';
import { makeAwardForm, type AwardForm } from '@/domain/bulkDownload/awardForm';

/** Bulk download state (specification §3). `accounts` and its form are still to come. */
export interface BulkDownloadShape { dataType: 'awards' | 'accounts'; awards: AwardForm }
export type BulkDownloadState = RecordOf<BulkDownloadShape>;
const make = ImmutableRecord<BulkDownloadShape>({ dataType: 'awards', awards: makeAwardForm() }, 'BulkDownload');
export interface WithBulkDownload { bulkDownload: BulkDownloadState }

export const dataTypeChosen = (dataType: BulkDownloadShape['dataType']) => ({ type: 'bulkDownload/dataType' as const, dataType });
export const awardFormChanged = (awards: AwardForm) => ({ type: 'bulkDownload/awards' as const, awards });
/** Puts one form back to its defaults. */
export const formCleared = (dataType: BulkDownloadShape['dataType']) => ({ type: 'bulkDownload/cleared' as const, dataType });
type Action = ReturnType<typeof dataTypeChosen> | ReturnType<typeof awardFormChanged> | ReturnType<typeof formCleared> | UnknownAction;

const reducer = (state: BulkDownloadState = make(), action: Action): BulkDownloadState => {
  switch (action.type) {
    case 'bulkDownload/dataType': return state.set('dataType', (action as ReturnType<typeof dataTypeChosen>).dataType);
    case 'bulkDownload/awards': return state.set('awards', (action as ReturnType<typeof awardFormChanged>).awards);
    case 'bulkDownload/cleared': return (action as ReturnType<typeof formCleared>).dataType === 'awards' ? state.set('awards', makeAwardForm()) : state;
    default: return state;
  }
};
export const bulkDownloadReducers = { bulkDownload: reducer as Reducer };
export const selectAwardForm = (state: WithBulkDownload): AwardForm => state.bulkDownload.awards;
