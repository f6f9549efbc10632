import type { ComponentType } from 'react';
import type { Section } from '@/blocks/profile';
import { lazyComponent } from '@/ui/lazyComponent';
import { Loading } from '@/ui/Status';
import { SourcesSection } from './closing/SourcesSection';
import type { SectionKey } from './covidAddress';
import type { CodeSelection } from './useCodeSelection';

interface SectionProps {
  record: CodeSelection;
}
/** Returns a lazy component for a section. Its code loads when the section is near the viewport. */
const createLazySection = (name: string, load: () => Promise<ComponentType<SectionProps>>) =>
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
): Section<CodeSelection> => ({ id, label, Content });

/** The sections in display order. */
export const covidSections: readonly Section<CodeSelection>[] = [
  section(
    'overview',
    'Overview',
    createLazySection(
      'The overview',
      async () => (await import('./overview/OverviewSection')).OverviewSection,
    ),
  ),
  section(
    'total_spending_by_budget_categories',
    'Total Spending by Budget Category',
    createLazySection(
      'Total spending',
      async () => (await import('./budget/BudgetSection')).BudgetSection,
    ),
  ),
  section(
    'award_spending_by_recipient',
    'Award Spending by Recipient',
    createLazySection(
      'Award spending by recipient',
      async () => (await import('./recipients/RecipientsSection')).RecipientsSection,
    ),
  ),
  section(
    'award_spending_by_agency',
    'Award Spending by Sub-Agency',
    createLazySection(
      'Award spending by subagency',
      async () => (await import('./agencies/AgenciesSection')).AgenciesSection,
    ),
  ),
  section(
    'award_spending_by_assistance_listing',
    'Award Spending by Assistance Listing',
    createLazySection(
      'Award spending by assistance listing',
      async () => (await import('./listings/ListingsSection')).ListingsSection,
    ),
  ),
  section('data_sources_and_methodology', 'Data Sources & Methodology', SourcesSection),
  section(
    'other_resources',
    'Other Resources',
    createLazySection(
      'Other resources',
      async () => (await import('./closing/ResourcesSection')).ResourcesSection,
    ),
  ),
];
