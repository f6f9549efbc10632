import { useEffect, useRef, useState } from 'react';
import { classNames } from '@/lib/classNames';

/** Estimated characters of two lines, for browsers without ResizeObserver. */
const TWO_LINES = 80;

export interface LongTextProps {
  text: string;
  /** Whether the text is in capitals, as agencies write descriptions. */
  capitals?: boolean;
}
/** A text cut to two lines, with a button that expands it. Print shows the whole text. */
export function LongText({ text, capitals }: LongTextProps) {
  const textRef = useRef<HTMLSpanElement>(null);
  const [isLong, setIsLong] = useState(false);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const element = textRef.current!;
    // An expanded text cannot be measured for overflow.
    if (open) return undefined;
    if (typeof ResizeObserver === 'undefined') {
      setIsLong(element.textContent.length > TWO_LINES);
      return undefined;
    }
    // The observer also reports the first size, after layout. Measuring earlier would force the layout of all rows, including those far
    // from the viewport.
    const observer = new ResizeObserver(() =>
      setIsLong(element.scrollHeight > element.clientHeight + 1),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [text, open]);
  return (
    <span className={classNames('long-text', capitals && 'capitals', !open && 'long-text--closed')}>
      <span ref={textRef} className="long-text__words">
        {text}
      </span>
      {isLong && (
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
