import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { metaOf } from '@/domain/site/pageMeta';
import { documentTitle, site } from '@/domain/site/site';
import { useNamedTitle } from '@/lib/pageTitle';
import { track } from '@/services/analytics/analytics';
import { writeCanonical } from './canonical';

export interface PageMetaProps {
  /** Id of a page in the route table; any other names the page that is not found. */
  id: string;
}

/** Title, description and canonical address of the page in view: the one place that writes them. A page may name itself (`lib/pageTitle`). */
export default function PageMeta({ id }: PageMetaProps) {
  const { pathname } = useLocation();
  const { title, description } = metaOf(id);
  const named = useNamedTitle();
  useEffect(() => {
    document.title = documentTitle(named || title);
  }, [named, title]);
  useEffect(() => {
    const path = pathname === '/' ? '' : pathname.replace(/\/$/, '');
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    writeCanonical(`${site.url}${path}`, documentTitle(title), description);
    // A page is counted once its title is known, under that of its route.
    track('pageview', pathname, documentTitle(title));
  }, [title, description, pathname]);
  return null;
}
