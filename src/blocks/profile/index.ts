export type { KeyFigure } from './KeyFigures';
export { ProfileFrame } from './ProfileFrame';
