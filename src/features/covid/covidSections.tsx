import type { ComponentType } from 'react';
import type { Section } from '@/blocks/profile';
import { lazyComponent } from '@/ui/lazyComponent';
import { Loading } from '@/ui/Status';
import { SourcesSection } from './closing/SourcesSection';
import type { SectionKey } from './covidAddress';
import type { Counted } from './useCounted';

interface SectionProps {
  record: Counted;
}
/** Returns a section whose code loads when it is near the viewport. */
const late = (name: string, load: () => Promise<ComponentType<SectionProps>>) =>
  lazyComponent<SectionProps>(async () => ({ default: await load() }), {
    name,
    waiting: (
      <div className="covid-waiting">
        <Loading message="Loading your data..." />
      </div>
    ),
  });
const section = (
  id: SectionKey,
  label: string,
  Content: ComponentType<SectionProps>,
): Section<Counted> => ({ id, label, Content });

/** The sections in display order. */
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
  section(
    'award_spending_by_recipient',
    'Award Spending by Recipient',
    late(
      'Award spending by recipient',
      async () => (await import('./recipients/RecipientsSection')).RecipientsSection,
    ),
  ),
  section(
    'award_spending_by_agency',
    'Award Spending by Sub-Agency',
    late(
      'Award spending by sub-agency',
      async () => (await import('./agencies/AgenciesSection')).AgenciesSection,
    ),
  ),
  section(
    'award_spending_by_assistance_listing',
    'Award Spending by Assistance Listing',
    late(
      'Award spending by assistance listing',
      async () => (await import('./listings/ListingsSection')).ListingsSection,
    ),
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
