import { Record as ImmutableRecord, type RecordOf } from 'immutable';
import type { Reducer, UnknownAction } from 'redux';
import { date } from '@/domain/displayDate';
import { modalReducer } from '@/features/modals';
import type { DataSource } from '@/services/http/dataSource';

interface SourceShape {
  kind: '' | DataSource['kind'];
  asOf: string;
  files: readonly string[];
  setKey: string;
  /** Whether the dataset has changed since the page was opened. */ replaced: boolean;
}
type SourceState = RecordOf<SourceShape>;
const makeSource = ImmutableRecord<SourceShape>(
  { kind: '', asOf: '', files: [], setKey: '', replaced: false },
  'DataSource',
);
const makeAnalytics = ImmutableRecord({ isInitialLoad: true }, 'Analytics');
type AnalyticsState = ReturnType<typeof makeAnalytics>;

export interface ShellState {
  dataSource: SourceState;
  analytics: AnalyticsState;
}
export const dataSourceSeen = (source: DataSource) =>
  ({ type: 'dataSource/seen', source }) as const;
/** Records that the first page has been shown. Nothing resets this flag. */
export const initialLoadDone = () => ({ type: 'analytics/initialLoadDone' }) as const;

const dataSource: Reducer<SourceState, UnknownAction> = (state = makeSource(), action) => {
  if (action.type !== 'dataSource/seen') return state;
  const { kind, asOf, files, setKey } = (action as ReturnType<typeof dataSourceSeen>).source;
  if (state.kind === kind && state.asOf === asOf && state.setKey === setKey) return state;
  return makeSource({
    kind,
    asOf,
    files,
    setKey,
    replaced: state.replaced || (state.setKey !== '' && state.setKey !== setKey),
  });
};
const analytics: Reducer<AnalyticsState, UnknownAction> = (state = makeAnalytics(), action) =>
  action.type === 'analytics/initialLoadDone' ? state.set('isInitialLoad', false) : state;

/** Reducers of the shell’s slices, which are in the store from the start. */
export const shellReducers = { dataSource, analytics, modal: modalReducer };
export const selectDataSource = (state: ShellState) => state.dataSource;
/** Returns the data source notice in three parts, the second of which only wide viewports show; [] for hosted data. */
export const sourceParts = ({ kind, asOf, files }: SourceState): readonly string[] =>
  kind
    ? [
        ...(kind === 'sample'
          ? ['Sample data: invented figures', ' for demonstration']
          : ['Data loaded from files', ` (${files.join(', ') || 'file names unknown'})`]),
        `, as of ${date(asOf)}.`,
      ]
    : [];
export const sourceText = (source: SourceState): string => sourceParts(source).join('');
export const selectIsInitialLoad = (state: ShellState) => state.analytics.isInitialLoad;
