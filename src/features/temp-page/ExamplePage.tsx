import type { ReactNode } from 'react';
import { usePageTitle } from '@/lib/pageTitle';
import { PageHeader } from '@/ui/PageHeader';

export interface ExamplePageProps {
  title: string;
  children: ReactNode;
}
/** Renders an example with its own page header. */
export function ExamplePage({ title, children }: ExamplePageProps) {
  usePageTitle(title);
  return (
    <>
      <PageHeader overline="Component gallery" title={title} />
      <div className="page-body">{children}</div>
    </>
  );
}
