import type { ComponentType } from 'react';
import type { Reducer } from 'redux';
import type { AppStore } from './store';

/** A module that holds a part of the site: the component, and the slices it brings with it. */
export interface PartModule<P = object> {
  default: ComponentType<P>;
  reducers?: Readonly<Record<string, Reducer>>;
  /** Loads what its first drawing shows beyond its own code. */
  settle?: () => Promise<void>;
}

/** Loads a part and adds its slices to the store before it is drawn. */
export const withSlices =
  <P>({ addReducers }: AppStore, load: () => Promise<PartModule<P>>) =>
  async (): Promise<PartModule<P>> => {
    const part = await load();
    addReducers(part.reducers ?? {});
    return part;
  };
