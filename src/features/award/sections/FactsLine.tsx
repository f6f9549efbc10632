import { Facts, type FactsProps } from '@/ui/Facts';
import './flow.scss';

interface FactsLineProps extends Pick<FactsProps, 'facts'> {
  /** Whether screen readers announce changes. */
  live?: boolean;
}
/** Renders labels with their values, side by side if there is room. */
export function FactsLine({ facts, live }: FactsLineProps) {
  return <Facts className="facts-line" aria-live={live ? 'polite' : undefined} facts={facts} />;
}
