import { findStateCode, usStates } from '../states';

/** Returns a place name and the postal code of the state after its last comma: `Austin, TX`. `state` is '' without a known state. */
export const splitState = (text: string): { name: string; state: string } => {
  const [, name = '', stateText = ''] = /^(.+),\s*([^,]+)$/.exec(text.trim()) ?? [];
  const stateCode = stateText.trim().toUpperCase();
  const state = usStates.some(({ code }) => code === stateCode)
    ? stateCode
    : (findStateCode(stateCode) ?? '');
  return state ? { name, state } : { name: text, state: '' };
};
