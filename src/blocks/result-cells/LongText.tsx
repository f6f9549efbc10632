import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '@/lib/classNames';
import { Button } from '@/ui/Button';

/** Estimated characters of two lines, for browsers without ResizeObserver. */
const TWO_LINE_CHARS = 80;

export interface LongTextProps {
  text: string;
  /** The same text with links. */
  children?: ReactNode;
  /** Whether the text is in capitals, as agencies write descriptions. */
  capitals?: boolean;
}
/** Renders a text cut to two lines, with a button that expands it. Print shows the whole text. */
export function LongText({ text, children = text, capitals }: LongTextProps) {
  const textRef = useRef<HTMLSpanElement>(null);
  const [isLong, setIsLong] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const element = textRef.current!;
    // An expanded text cannot be measured for overflow.
    if (isOpen) return undefined;
    if (typeof ResizeObserver === 'undefined') {
      setIsLong(element.textContent.length > TWO_LINE_CHARS);
      return undefined;
    }
    // The observer also reports the first size, after layout. Measuring earlier would force the layout of all rows, including those far
    // from the viewport.
    const observer = new ResizeObserver(() =>
      setIsLong(element.scrollHeight > element.clientHeight + 1),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [text, isOpen]);
  return (
    <span
      className={classNames('long-text', capitals && 'capitals', !isOpen && 'long-text--closed')}
    >
      <span ref={textRef} className="long-text__words">
        {children}
      </span>
      {isLong && (
        <>
          {' '}
          <Button
            look="text"
            className="read-more"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <span className="usa-sr-only">read </span>
            {isOpen ? 'less' : 'more'}
          </Button>
        </>
      )}
    </span>
  );
}
