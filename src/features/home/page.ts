import { slideOutReducers } from '@/blocks/slide-outs';
import { homeReducers } from './state/homeFigures';

export { default } from './HomePage';
export const reducers = { ...homeReducers, ...slideOutReducers };
