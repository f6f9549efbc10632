import { useState, type CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '@/lib/classNames';
import { fillStyle, getShade, type Fill } from '../drawing/fills';
import './ribbon.scss';

export interface RibbonSegment {
  key: string;
  label: string;
  value: number;
  /** The formatted value. */ text: string;
  /** The formatted share. */ share: string;
  /** Link target. A piece without one is a button that only shows its details. */ to?: string;
  tone?: 'rest' | 'unknown';
  /** The fixed color of the segment’s category. */ fill?: Fill;
}
export interface RibbonProps {
  segments: readonly RibbonSegment[];
  /** Accessible name of the list. */ label: string;
  onOpen?: (piece: RibbonSegment) => void;
}

/**
 * Renders a wide bar split into proportional pieces. Each piece is a link, or a button that shows its details. Names are visible if
 * they fit and are always in the accessible text. The line below shows the piece that is hovered or focused.
 */
export function Ribbon({ segments, label, onOpen }: RibbonProps) {
  const [activeKey, setActive] = useState<string | null>(null);
  const activeSegment = segments.find(({ key }) => key === activeKey);
  const getStyle = ({ value, tone, fill }: RibbonSegment, index: number): CSSProperties => ({
    flexGrow: value,
    ...(tone ? {} : fillStyle(fill ?? `part-${getShade(index, segments.length)}`)),
  });
  const getHandlers = ({ key }: RibbonSegment) => ({
    onMouseEnter: () => setActive(key),
    onFocus: () => setActive(key),
    onBlur: () => setActive(null),
  });
  const renderContent = ({ label: name, text, share }: RibbonSegment) => (
    <>
      <span className="ribbon__name">{name} </span>
      <span className="usa-sr-only">{text} </span>
      <span className="ribbon__share">{share}</span>
    </>
  );
  return (
    <div className="ribbon" onMouseLeave={() => setActive(null)}>
      <ol className="ribbon__bar" aria-label={label}>
        {segments.map((piece, index) => (
          <li
            key={piece.key}
            className={classNames('ribbon__piece', piece.tone && `ribbon__piece--${piece.tone}`)}
            style={getStyle(piece, index)}
          >
            {piece.to ? (
              <Link to={piece.to} {...getHandlers(piece)} onClick={() => onOpen?.(piece)}>
                {renderContent(piece)}
              </Link>
            ) : (
              <button type="button" {...getHandlers(piece)} onClick={() => setActive(piece.key)}>
                {renderContent(piece)}
              </button>
            )}
          </li>
        ))}
      </ol>
      <p className="ribbon__line" aria-hidden="true" data-unpictured>
        {activeSegment ? (
          <>
            <strong>{activeSegment.label}</strong> {activeSegment.text}, {activeSegment.share}
          </>
        ) : (
          'Select a segment to see its amount.'
        )}
      </p>
    </div>
  );
}
