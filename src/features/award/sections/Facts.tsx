import type { ReactNode } from 'react';

/** What is said, and what of it. */
export type Fact = readonly [label: string, value: ReactNode];

/** A heading with facts under it. */
export function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <section className="facts">
      <h2>{title}</h2>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
