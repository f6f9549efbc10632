import type { ReactNode } from 'react';
import { usePageTitle } from '@/lib/pageTitle';
import { PageHeader } from '@/ui/PageHeader';
import { EmptyState } from '@/ui/Status';

export interface UnknownProfileProps {
  /** Small line above the title: the kind of profile. */
  overline: string;
  heading: string;
  title: string;
  text: ReactNode;
  action: ReactNode;
}
/** Renders the page of a profile whose address names nothing that exists. */
export function UnknownProfile({ overline, heading, title, text, action }: UnknownProfileProps) {
  usePageTitle(title);
  return (
    <>
      <PageHeader overline={overline} title={heading} />
      <div className="page-body profile">
        <EmptyState title={title} action={action}>
          <p>{text}</p>
        </EmptyState>
      </div>
    </>
  );
}
