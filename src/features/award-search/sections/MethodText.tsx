import { useLoaded } from '@/lib/requests/useLoaded';
import { loadEntry, Prose } from '@/markdown';
import { Loading, PanelError } from '@/ui/Status';

/** Renders the data sources and method of a section, at one spending level. */
export default function MethodText({ slug }: { slug: string }) {
  const { value, failure, retry } = useLoaded(
    slug,
    async () => (await loadEntry('search-methods', slug)).blocks,
  );
  if (failure) return <PanelError failure={failure} onRetry={retry} />;
  return value ? <Prose blocks={value} headingLevel={3} /> : <Loading />;
}
