/** Light door: the state of the one modal. What it shows loads with `panel.tsx`. */
export * from './modalState';
