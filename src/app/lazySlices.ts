import type { Reducer } from 'redux';
import type { LazyModule } from '@/ui/lazyComponent';
import type { AppStore } from './store';

/** A lazy module with the slices that its component reads. */
export interface SliceModule<P = object> extends LazyModule<P> {
  reducers?: Readonly<Record<string, Reducer>>;
}

/** Returns a loader that adds the slices of a module to the store before its component renders. */
export const withSlices =
  <P>({ addReducers }: AppStore, load: () => Promise<SliceModule<P>>) =>
  async (): Promise<SliceModule<P>> => {
    const module = await load();
    addReducers(module.reducers ?? {});
    return module;
  };
