import type { ReactNode } from 'react';

/** Renders the heading of a section, with the date of its data. */
export function SectionHead({ title, throughText }: { title: string; throughText: ReactNode }) {
  return (
    <div className="section-head">
      <h2>{title}</h2>
      <p className="agency-section__date">{throughText}</p>
    </div>
  );
}
