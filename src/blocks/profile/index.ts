export type { KeyFigure } from './KeyFigures';
export { ProfileFrame } from './ProfileFrame';
export { YearPicker } from './YearPicker';
