import { choice } from './address';

export type DollarsChoice = 'nominal' | 'constant';
/** The URL parameter of the choice between dollars of each year and constant dollars. */
export const dollarsAddress = {
  dollars: choice<DollarsChoice>(['nominal', 'constant'], 'nominal'),
};
