import type { SlideOutFlag } from '@/lib/url/slideOutAddress';
import { Highlight } from '@/ui/Highlight';
import { SlideOutLink } from '@/ui/SlideOutLink';

/** Renders a group of links to the entries of a slide-out; `onFollow` is called with the name of the entry. */
export function PanelGroup({
  panel,
  title,
  entries,
  marked,
  onFollow,
}: {
  panel: SlideOutFlag;
  title: string;
  entries: readonly { slug: string; name: string }[];
  marked: string;
  onFollow: (name: string) => void;
}) {
  return (
    <section aria-label={title}>
      <h3 className="slide-out__letter">{title}</h3>
      <ul>
        {entries.map((entry) => (
          <li key={entry.slug}>
            <SlideOutLink panel={panel} slug={entry.slug} onFollow={() => onFollow(entry.name)}>
              <Highlight text={entry.name} part={marked} />
            </SlideOutLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
