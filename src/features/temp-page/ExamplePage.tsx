import type { ReactNode } from 'react';
import { usePageTitle } from '@/lib/pageTitle';
import { PageHeader } from '@/ui/PageHeader';

export interface ExamplePageProps {
  title: string;
  /** What the props of the component mean. */
  props?: string;
  children: ReactNode;
}
/** An example with its own page header. */
export function ExamplePage({ title, props, children }: ExamplePageProps) {
  usePageTitle(title);
  return (
    <>
      <PageHeader overline="Component gallery" title={title} />
      <div className="page-body">
        {props && <p>{props}</p>}
        {children}
      </div>
    </>
  );
}
