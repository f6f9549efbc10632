import type { ComponentProps } from 'react';

/** Renders a button with a title and a description, for one of several download options. */
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
