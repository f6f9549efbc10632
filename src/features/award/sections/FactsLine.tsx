import type { ReactNode } from 'react';
import './flow.scss';

/** Labels with their values, side by side if there is room. With `live`, screen readers announce changes. */
export function FactsLine({
  facts,
  live,
}: {
  facts: readonly (readonly [label: string, ReactNode])[];
  live?: boolean;
}) {
  return (
    <dl className="facts-line" aria-live={live ? 'polite' : undefined}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
