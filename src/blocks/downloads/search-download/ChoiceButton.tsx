import type { ComponentProps } from 'react';

/** A button with a title and a text, for one of several ways to download. */
export function ChoiceButton({
  title,
  text,
  children,
  ...attributes
}: ComponentProps<'button'> & { title: string; text: string }) {
  return (
    <button type="button" className="download-choice" {...attributes}>
      <strong>{title}</strong>
      <span>{text}</span>
      {children}
    </button>
  );
}
