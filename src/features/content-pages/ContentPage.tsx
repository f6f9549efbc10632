import { useMemo } from 'react';
import { useText } from '@/blocks/site-text';
import { getHeadings, Prose } from '@/markdown';
import { InPageNav } from '@/ui/InPageNav';
import { PageHeader } from '@/ui/PageHeader';
import { Loading, PanelError } from '@/ui/Status';

export interface ContentPageProps {
  slug: string;
  title: string;
  overline?: string;
  /** Whether to show a navigation with the sections, for long texts. */
  sectioned?: boolean;
}

/** Renders a page with one text of `content/legal`. */
export function ContentPage({ slug, title, overline, sectioned }: ContentPageProps) {
  const { value, failure, retry } = useText(slug);
  const sections = useMemo(() => getHeadings(value ?? []), [value]);
  return (
    <>
      <PageHeader overline={overline} title={title} />
      <div className="page-body content-page">
        {sectioned && sections.length > 0 && <InPageNav sections={sections} />}
        {failure ? (
          <PanelError failure={failure} onRetry={retry} />
        ) : value ? (
          <Prose blocks={value} headingLevel={1} />
        ) : (
          <Loading />
        )}
      </div>
    </>
  );
}
