import { useLoaded } from '@/lib/useLoaded';
import { loadEntry, Prose } from '@/markdown';
import { Loading, PanelError } from '@/ui/Status';

/** Where the numbers of a section come from, at the spending level in view. */
export default function MethodText({ slug }: { slug: string }) {
  const { value, error, retry } = useLoaded(
    slug,
    async () => (await loadEntry('search-methods', slug)).blocks,
  );
  if (error) return <PanelError message={error} onRetry={retry} />;
  return value ? <Prose blocks={value} headingLevel={3} /> : <Loading />;
}
