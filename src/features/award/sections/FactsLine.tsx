import type { ReactNode } from 'react';
import './flow.scss';

/** Labels with what they stand for, side by side as far as there is room. `live`: what changes is read aloud. */
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
