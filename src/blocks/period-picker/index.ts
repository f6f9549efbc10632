export { NoPeriod } from './NoPeriod';
export { PeriodPicker } from './PeriodPicker';
export { usePeriodAsked } from './usePeriodAsked';
