export { loadCorrections } from './loadCorrections';
export { useRecipientCorrection } from './useRecipientCorrection';
