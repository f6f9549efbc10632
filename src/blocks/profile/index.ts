export { Breadcrumb } from './Breadcrumb';
export { KeyFigures, type KeyFigure } from './KeyFigures';
export { Opening } from './Opening';
export { ProfileFrame } from './ProfileFrame';
export type { Section } from './ProfileSection';
export { YearPicker } from './YearPicker';
export { UnknownProfile } from './UnknownProfile';
