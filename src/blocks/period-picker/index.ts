export { NoPeriod } from './NoPeriod';
export { PeriodPicker } from './PeriodPicker';
export { useRequestedPeriod } from './useRequestedPeriod';
