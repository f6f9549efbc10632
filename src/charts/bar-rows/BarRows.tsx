import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '@/lib/classNames';
import { barShares } from './barShares';
import './bar-rows.scss';

export interface BarRow {
  key: string;
  label: string;
  /** Null where it is not known: then there is no bar. */ value: number | null;
  /** What the value is a part of, drawn as a lighter bar behind it on the same scale. */ of?:
    number | null;
  /** The value in words. */ text: string;
  to?: string;
  /** Stands out from the others. */ chosen?: boolean;
  tone?: 'rest' | 'unknown' | 'outlay';
  /** Something to do with the row; `done` when it was. */ action?: {
    label: string;
    done: boolean;
    onClick: () => void;
  };
}

/** One row a value: name, amount and a bar on one scale. Everything is text, so the list reads as well as it looks. */
export function BarRows({
  rows,
  label,
  most,
  onOpen,
}: {
  rows: readonly BarRow[];
  label: string;
  /** The value of a bar that fills the whole room, where several lists share one scale; else the largest. */ most?: number;
  onOpen?: (row: BarRow) => void;
}) {
  const longest = most ?? Math.max(0, ...rows.flatMap(({ value, of }) => [value ?? 0, of ?? 0]));
  const shares = barShares(
    rows.map(({ value }) => value ?? 0),
    longest,
  );
  const wholes = barShares(
    rows.map(({ of }) => of ?? 0),
    longest,
  );
  return (
    <ol className="bar-rows" aria-label={label}>
      {rows.map((row, index) => (
        <li
          key={row.key}
          className={classNames(
            'bar-rows__row',
            row.chosen && 'bar-rows__row--chosen',
            row.tone && `bar-rows__row--${row.tone}`,
          )}
          style={{ '--share': shares[index], '--whole': wholes[index] } as CSSProperties}
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
