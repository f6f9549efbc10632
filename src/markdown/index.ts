/** Texts of `content/` and of the API: loading by slug, headings and sections, rendering. */
export { loadEntry, loadTerm, preloadedEntry, preloadEntry } from './loadEntry';
export { Definition } from './Definition';
export { MarkdownText } from './MarkdownText';
export { Prose } from './Prose';
export { getHeadings, getSections, getPlainText, type TextToken } from './textToken';
