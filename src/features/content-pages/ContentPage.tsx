import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { fillContent } from '@/domain/content';
import { parseContent } from '@/lib/contentFile';
import { useLoaded } from '@/lib/useLoaded';
import { headingsOf, loadEntry, Prose } from '@/markdown';
import { InPageNav } from '@/ui/InPageNav';
import { PageHeader } from '@/ui/PageHeader';
import { ShareMenu } from '@/ui/ShareMenu';
import { Loading, PanelError } from '@/ui/Status';

export interface ContentPageProps {
  slug: string;
  title: string;
  overline?: string;
  /** Of the share mail; without one there is nothing to share. */ shareSubject?: string;
  /** Sections in a list of their own, for long texts. */ sectioned?: boolean;
}

/** A page that is one text of `content/legal`. */
export function ContentPage({
  slug,
  title,
  overline,
  shareSubject,
  sectioned = false,
}: ContentPageProps) {
  const {
    value: text = '',
    error,
    retry,
  } = useLoaded(slug, async () => fillContent(parseContent(await loadEntry('legal', slug)).body));
  const { pathname } = useLocation();
  const sections = useMemo(() => headingsOf(text), [text]);
  return (
    <>
      <PageHeader overline={overline} title={title}>
        {shareSubject && (
          <ShareMenu label="Share" url={pathname} subject={shareSubject} body={`${title}:`} />
        )}
      </PageHeader>
      <div className="page-body content-page">
        {sectioned && sections.length > 0 && <InPageNav sections={sections} />}
        {error ? (
          <PanelError message={error} onRetry={retry} />
        ) : text ? (
          <Prose text={text} headingLevel={1} />
        ) : (
          <Loading />
        )}
      </div>
    </>
  );
}
