/** The small entry point of the module: state only. The dialogs load with `panel.tsx`. */
export * from './modalState';
