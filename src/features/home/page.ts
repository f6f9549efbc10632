export { default } from './HomePage';
export { slideOutReducers as reducers } from '@/blocks/slide-outs';
