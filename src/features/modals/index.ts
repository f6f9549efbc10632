/** The entry point of the module. It exports only state, because the dialogs load with `panel.tsx`. */
export * from './modalState';
