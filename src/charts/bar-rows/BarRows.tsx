import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '@/lib/classNames';
import { fillStyle, type Fill } from '../drawing/fills';
import './bar-rows.scss';

export interface BarRow {
  key: string;
  label: string;
  /** Null if not available; then there is no bar. */ value: number | null;
  /** The whole that includes `value`, shown as a lighter bar behind it on the same scale. */ of?:
    number | null;
  /** The formatted value. */ text: string;
  to?: string;
  /** Whether the row is highlighted. */ chosen?: boolean;
  /** Whether the finding above the list names the row. If it names a row, the others recede. */ isNamed?: boolean;
  tone?: 'rest' | 'unknown' | 'outlay';
  /** The fixed color of the row’s category. */ fill?: Fill;
  /** A button of the row; `done` disables it. */ action?: {
    label: string;
    done: boolean;
    onClick: () => void;
  };
}

/** Returns whether a row recedes while another is named. Rows whose color has another meaning keep it. */
const canRecede = ({ isNamed, chosen, fill, tone }: BarRow): boolean =>
  !isNamed && !chosen && !fill && (!tone || tone === 'outlay');

/** Renders a list with a name, an amount and a bar for each value, on one scale. The text is complete without the bars. */
export function BarRows({
  rows,
  label,
  maxValue,
  onOpen,
}: {
  rows: readonly BarRow[];
  label: string;
  /** Value of a full-width bar, if several lists share one scale; the default is the largest value. */ maxValue?: number;
  onOpen?: (row: BarRow) => void;
}) {
  const largestValue =
    maxValue ?? Math.max(0, ...rows.flatMap(({ value, of }) => [value ?? 0, of ?? 0]));
  // Negative values have no bar; their text shows the sign.
  const shareOf = (value: number) =>
    largestValue > 0 && value > 0 ? Math.min(1, value / largestValue) : 0;
  const hasNamed = rows.some(({ isNamed }) => isNamed);
  return (
    <ol className="bar-rows" aria-label={label}>
      {rows.map((row) => (
        <li
          key={row.key}
          className={classNames(
            'bar-rows__row',
            row.chosen && 'bar-rows__row--chosen',
            row.tone && `bar-rows__row--${row.tone}`,
            hasNamed && canRecede(row) && 'bar-rows__row--receded',
          )}
          style={
            {
              '--share': shareOf(row.value ?? 0),
              '--whole': shareOf(row.of ?? 0),
              ...(row.fill && fillStyle(row.fill)),
            } as CSSProperties
          }
        >
          {row.to ? (
            <Link className="bar-rows__label" to={row.to} onClick={() => onOpen?.(row)}>
              {row.label}
            </Link>
          ) : (
            <span className="bar-rows__label">{row.label}</span>
          )}
          <span className="bar-rows__value">{row.text}</span>
          <span className="bar-rows__bar" aria-hidden="true">
            {row.of !== undefined && <span className="bar-rows__whole" />}
            {row.value !== null && <span className="bar-rows__fill" />}
          </span>
          {row.action && (
            <button
              type="button"
              className="bar-rows__action"
              data-unpictured
              aria-disabled={row.action.done}
              onClick={() => {
                if (!row.action!.done) row.action!.onClick();
              }}
            >
              {row.action.label}
              <span className="usa-sr-only">: {row.label}</span>
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
