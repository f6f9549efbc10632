import type { ReactNode } from 'react';
import './flow.scss';

interface FactsLineProps {
  facts: readonly (readonly [label: string, ReactNode])[];
  /** Whether screen readers announce changes. */
  live?: boolean;
}
/** Renders labels with their values, side by side if there is room. */
export function FactsLine({ facts, live }: FactsLineProps) {
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
