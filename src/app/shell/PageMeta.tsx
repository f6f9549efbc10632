import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { getPageMeta } from '@/domain/site/pageMeta';
import { documentTitle, site } from '@/domain/site/site';
import { useCustomTitle } from '@/lib/pageTitle';
import { usePorts } from '@/lib/ports';
import { writeCanonical } from './canonical';

/** Writes the title, description and canonical address of the page `id`, or of the not-found page, and tracks the page view. */
export default function PageMeta({ id }: { id: string }) {
  const { pathname } = useLocation();
  const { title, description } = getPageMeta(id);
  const { track } = usePorts();
  const customTitle = useCustomTitle();
  useEffect(() => {
    document.title = documentTitle(customTitle || title);
  }, [customTitle, title]);
  useEffect(() => {
    const path = pathname === '/' ? '' : pathname.replace(/\/$/, '');
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    writeCanonical(`${site.url}${path}`, documentTitle(title), description);
    // Tracks the page view here, because the title of the route is available only after this component has loaded.
    track('pageview', pathname, documentTitle(title));
  }, [title, description, pathname, track]);
  return null;
}
