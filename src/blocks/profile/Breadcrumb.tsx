import { PageLink } from '@/blocks/entity-links';
import './breadcrumb.scss';

export interface BreadcrumbStep {
  label: string;
  /** Path of the step; undefined for the current page. */
  to?: string;
}
/** Renders the pages above the current one, top first, and the current page as text. */
export function Breadcrumb({ label, steps }: { label: string; steps: readonly BreadcrumbStep[] }) {
  return (
    <nav className="breadcrumb" aria-label={label}>
      <ol>
        {steps.map((step) => (
          <li key={step.to ?? step.label}>
            {step.to ? (
              <PageLink to={step.to}>{step.label}</PageLink>
            ) : (
              <span aria-current="page">{step.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
