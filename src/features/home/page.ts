export { default } from './HomePage';
export const reducers = {};
