import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { groupDigits } from '@/lib/groupDigits';
import type { DrawingSize } from '@/ui/useDrawingSize';
import type { Walk } from '@/ui/useWalk';
import type { UndrawnRow, Stop } from './stops';
import './drawing.scss';

export interface DrawingProps {
  /** Text alternative of the chart. */
  description: string;
  /** Plural noun for the marks: `bars`. */
  noun: string;
  size: DrawingSize;
  /** Height in CSS pixels. */
  height: number;
  stops: readonly Stop[];
  walk: Walk;
  /** Called when a mark is clicked or selected with Enter or Space. */
  onChoose?: (at: number) => void;
  notDrawn?: readonly UndrawnRow[];
  /** The marks. Those that respond to the pointer are in an element with the index of their stop as `data-stop`. */
  children: ReactNode;
}
/** Maximum number of rows without a mark that are listed below the chart. The table has all of them. */
const MAX_LISTED_ROWS = 3;

const getStopIndex = (event: MouseEvent): number | null => {
  const mark = (event.target as Element).closest('[data-stop]');
  return mark ? Number(mark.getAttribute('data-stop')) : null;
};
/** Returns the style of the tooltip. Its shift to the left grows with `x`, so that the tooltip stays inside the chart. */
const getTipStyle = ({ x, y }: Stop, width: number): CSSProperties => {
  const share = width > 0 ? Math.min(1, Math.max(0, x / width)) : 0;
  return {
    left: `${share * 100}%`,
    top: Math.max(0, y - 8),
    transform: `translate(${-share * 100}%, -100%)`,
  };
};

function NotDrawnList({ notDrawn }: { notDrawn: readonly UndrawnRow[] }) {
  const unlistedCount = notDrawn.length - MAX_LISTED_ROWS;
  return (
    <p className="drawing__missing">
      Not drawn:{' '}
      {notDrawn.slice(0, MAX_LISTED_ROWS).map(({ label, text }, at) => (
        <span key={`${label} ${at}`}>
          {at > 0 && '; '}
          <bdi>{label}</bdi> {text}
        </span>
      ))}
      {unlistedCount > 0 && `; and ${groupDigits(unlistedCount)} more, in the table`}.
    </p>
  );
}

/**
 * Renders the frame of every chart: a single tab stop whose marks are reached with the arrow keys (`useWalk`). A tooltip and a live
 * region show the mark that is hovered or active. Rows without a mark are listed below the chart.
 */
export function Drawing({
  description,
  noun,
  size: { box, width, text },
  height,
  stops,
  walk: { activeIndex: active, goTo, handleKeyDown },
  onChoose,
  notDrawn = [],
  children,
}: DrawingProps) {
  const activeStop = active === null ? undefined : stops[active];
  const keyboardHint = stops.length
    ? ` Use the arrow keys to move between the ${noun}${onChoose ? ', Enter to select one' : ''}.`
    : '';
  return (
    <div className="drawing">
      <div className="drawing__box" ref={box}>
        <svg
          className="drawing__svg"
          role="img"
          aria-label={`${description}${keyboardHint}`}
          tabIndex={0}
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          style={{ fontSize: text }}
          onKeyDown={handleKeyDown}
          onBlur={() => goTo(null)}
          onMouseLeave={() => goTo(null)}
          onMouseOver={(event) => {
            const at = getStopIndex(event);
            if (at !== null) goTo(at);
          }}
          onClick={(event) => {
            const at = getStopIndex(event);
            if (at === null) return;
            goTo(at);
            onChoose?.(at);
          }}
        >
          {children}
        </svg>
        {activeStop && (
          <div
            data-unpictured
            className="drawing__tip"
            style={getTipStyle(activeStop, width)}
            aria-hidden="true"
          >
            <strong dir="auto">{activeStop.label}</strong>
            <span>{activeStop.text}</span>
          </div>
        )}
      </div>
      {notDrawn.length > 0 && <NotDrawnList notDrawn={notDrawn} />}
      <div className="usa-sr-only" aria-live="polite">
        {activeStop && `${activeStop.label}: ${activeStop.text}`}
      </div>
    </div>
  );
}
