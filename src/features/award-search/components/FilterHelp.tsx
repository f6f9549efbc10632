import { useId, useState } from 'react';
import { aboutSections } from '@/domain/aboutTheData';
import { parseTerm } from '@/domain/content';
import { useLoaded } from '@/lib/requests/useLoaded';
import { loadEntry, loadTerm, Prose, type TextToken } from '@/markdown';
import { Icon } from '@/ui/Icon';
import { SlideOutLink } from '@/ui/SlideOutLink';
import { Loading, PanelError } from '@/ui/Status';
import './filter-help.scss';

interface RelatedLink {
  panel: 'glossary' | 'about-the-data';
  slug: string;
  name: string;
}
const parseSlugs = (text = ''): string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
const loadHelp = async (
  slug: string,
): Promise<{ blocks: readonly TextToken[]; related: readonly RelatedLink[] }> => {
  const { meta, blocks } = await loadEntry('filter-help', slug);
  const glossaryLinks = await Promise.all(
    parseSlugs(meta.glossary).map(async (termSlug): Promise<RelatedLink> => ({
      panel: 'glossary',
      slug: termSlug,
      name: parseTerm(termSlug, await loadTerm(termSlug)).term,
    })),
  );
  const entries = aboutSections.flatMap((section) => section.entries);
  return {
    blocks,
    related: [
      ...glossaryLinks,
      ...parseSlugs(meta.about).map((entrySlug): RelatedLink => ({
        panel: 'about-the-data',
        slug: entrySlug,
        name: entries.find((aboutEntry) => aboutEntry.slug === entrySlug)?.name ?? entrySlug,
      })),
    ],
  };
};

/** Renders the help text of a filter, with links to its glossary terms and About the Data entries. */
export function HelpText({ slug, headingLevel = 5 }: { slug: string; headingLevel?: 3 | 5 }) {
  const { value, failure, retry } = useLoaded(slug, () => loadHelp(slug));
  if (failure) return <PanelError failure={failure} onRetry={retry} />;
  if (!value) return <Loading />;
  return (
    <>
      <Prose blocks={value.blocks} headingLevel={headingLevel} />
      {value.related.length > 0 && (
        <ul className="filter-help__links">
          {value.related.map(({ panel, slug: target, name }) => (
            <li key={`${panel}${target}`}>
              <SlideOutLink panel={panel} slug={target}>
                {panel === 'glossary' ? 'Glossary' : 'About the Data'}: {name}
              </SlideOutLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Renders the help of a filter, and the button that opens and closes the help. */
export default function FilterHelp({ slug, filter }: { slug: string; filter: string }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="filter-help">
      <button
        type="button"
        className="filter-help__button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="info" />
        About this filter<span className="usa-sr-only">: {filter}</span>
      </button>
      <div id={id} className="filter-help__text" hidden={!isOpen}>
        {isOpen && <HelpText slug={slug} />}
      </div>
    </div>
  );
}
