/** Loads, splits and renders texts of `content/` and of the API. */
export { loadEntry, loadTerm, getPreloadedEntry, preloadEntry } from './loadEntry';
export { Definition } from './Definition';
export { MarkdownText } from './MarkdownText';
export { Prose } from './Prose';
export { getHeadings, getSections, getPlainText, type TextToken } from './textToken';
