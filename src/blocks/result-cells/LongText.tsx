import { useEffect, useRef, useState } from 'react';
import { classNames } from '@/lib/classNames';

/** Letters that two lines hold where the browser cannot tell whether they do. */
const USUAL = 80;

export interface LongTextProps {
  text: string;
  /** Written in capitals, as agencies write descriptions. */
  capitals?: boolean;
}
/** A text of two lines; the rest of a longer one is one press away. Paper shows the whole. */
export function LongText({ text, capitals }: LongTextProps) {
  const words = useRef<HTMLSpanElement>(null);
  const [long, setLong] = useState(false);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const element = words.current!;
    // An opened text says nothing of how long it is closed.
    if (open) return undefined;
    if (typeof ResizeObserver === 'undefined') {
      setLong(text.length > USUAL);
      return undefined;
    }
    // The observer tells of the first size too, when the browser has laid the text out; asked before, a hundred rows would be laid out for it at once, those far from the window with them.
    const observer = new ResizeObserver(() =>
      setLong(element.scrollHeight > element.clientHeight + 1),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [text, open]);
  return (
    <span className={classNames('long-text', capitals && 'capitals', !open && 'long-text--closed')}>
      <span ref={words} className="long-text__words">
        {text}
      </span>
      {long && (
        <>
          {' '}
          <button
            type="button"
            className="usa-button usa-button--unstyled read-more"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <span className="usa-sr-only">read </span>
            {open ? 'less' : 'more'}
          </button>
        </>
      )}
    </span>
  );
}
