import { useMemo } from 'react';
import { Prose, type ProseOptions } from './Prose';
import { readMarkdown } from './readMarkdown';

/** Markdown that comes while the page is shown, as the glossary's terms do. */
export function MarkdownText({ text, ...options }: ProseOptions & { text: string }) {
  const blocks = useMemo(() => readMarkdown(text), [text]);
  return <Prose blocks={blocks} {...options} />;
}
