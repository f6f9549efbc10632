import type { ComponentProps, ReactNode } from 'react';

export interface FactsProps extends ComponentProps<'dl'> {
  facts: readonly (readonly [label: string, value: ReactNode])[];
}
/** Renders labels with their values. */
export function Facts({ facts, ...props }: FactsProps) {
  return (
    <dl {...props}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
