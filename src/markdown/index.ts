/** Texts of `content/`: loading one by its slug, drawing one, and its headings. */
export { loadEntry, settledEntry, settleEntry } from './loadEntry';
export { headingsOf, Prose } from './Prose';
export { Definition } from './Definition';
