import { useMemo } from 'react';
import { Prose, type ProseOptions } from './Prose';
import { readMarkdown } from './readMarkdown';

/** Renders Markdown that is loaded at run time, such as glossary terms. */
export function MarkdownText({ text, ...options }: ProseOptions & { text: string }) {
  const blocks = useMemo(() => readMarkdown(text), [text]);
  return <Prose blocks={blocks} {...options} />;
}
