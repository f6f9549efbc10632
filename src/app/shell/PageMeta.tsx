import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { getPageMeta } from '@/domain/site/pageMeta';
import { documentTitle, site } from '@/domain/site/site';
import { useCustomTitle, useLinkPreview } from '@/lib/pageTitle';
import { usePorts } from '@/lib/ports';
import { writeCanonical } from './canonical';

/**
 * Writes the title, description, canonical address and link preview of the page `id`, or of the not-found page, and tracks the page view.
 * A page with a record replaces the texts of its route once the record has loaded.
 */
export default function PageMeta({ id }: { id: string }) {
  const { pathname } = useLocation();
  const route = getPageMeta(id);
  const { track } = usePorts();
  const title = documentTitle(useCustomTitle() || route.title);
  const preview = useLinkPreview();
  const previewTitle = preview.title ? documentTitle(preview.title) : title;
  const description = preview.description || route.description;
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    const path = pathname === '/' ? '' : pathname.replace(/\/$/, '');
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    writeCanonical(`${site.url}${path}`, previewTitle, description);
  }, [pathname, previewTitle, description]);
  // Tracks the page view here, because the title of the route is available only after this component has loaded.
  useEffect(() => {
    track('pageview', pathname, documentTitle(route.title));
  }, [pathname, route.title, track]);
  return null;
}
