import type { ReactNode } from 'react';
import { usePageTitle } from '@/lib/pageTitle';
import { PageHeader } from '@/ui/PageHeader';

/** An example with its own page header. */
export function ExamplePage({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <>
      <PageHeader overline="Component gallery" title={title} />
      <div className="page-body">{children}</div>
    </>
  );
}
