import type { ComponentType } from 'react';
import type { Section } from '@/blocks/profile';
import { lazyPart } from '@/ui/lazyPart';
import { Loading } from '@/ui/Status';
import { SourcesSection } from './closing/SourcesSection';
import type { SectionKey } from './covidAddress';
import type { Counted } from './useCounted';

interface SectionProps {
  record: Counted;
}
/** A section whose code comes when it is near; its place is kept until then. */
const late = (name: string, load: () => Promise<ComponentType<SectionProps>>) => {
  const Late = lazyPart<SectionProps>(async () => ({ default: await load() }), {
    name,
    waiting: (
      <div className="covid-waiting">
        <Loading message="Loading your data..." />
      </div>
    ),
  });
  return Late;
};
const section = (
  id: SectionKey,
  label: string,
  Content: ComponentType<SectionProps>,
): Section<Counted> => ({ id, label, Content });

/** The sections in their order on the page. */
export const covidSections: readonly Section<Counted>[] = [
  section(
    'overview',
    'Overview',
    late('The overview', async () => (await import('./overview/OverviewSection')).OverviewSection),
  ),
  section(
    'total_spending_by_budget_categories',
    'Total Spending by Budget Category',
    late('Total spending', async () => (await import('./budget/BudgetSection')).BudgetSection),
  ),
  section('data_sources_and_methodology', 'Data Sources & Methodology', SourcesSection),
  section(
    'other_resources',
    'Other Resources',
    late(
      'Other resources',
      async () => (await import('./closing/ResourcesSection')).ResourcesSection,
    ),
  ),
];
