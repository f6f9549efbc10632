import { useEffect, type FormEvent } from 'react';
import { useSelector } from 'react-redux';
import { findAboutEntry, aboutSections, type AboutSection } from '@/domain/aboutTheData';
import { documentUrls } from '@/domain/site/documents';
import { limits } from '@/lib/layoutTokens';
import { site } from '@/domain/site/site';
import { usePorts } from '@/lib/ports';
import { useThunkDispatch } from '@/lib/redux';
import { EMPTY_QUERY, useAnswer } from '@/lib/requests/useAnswer';
import { useLoaded } from '@/lib/requests/useLoaded';
import { withSlideOut } from '@/lib/url/slideOutAddress';
import { loadEntry, Prose } from '@/markdown';
import { importNotes } from '@/services/awards/endpoints';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { ShareMenu } from '@/ui/ShareMenu';
import { SlideOut } from '@/ui/SlideOut';
import { Loading, PanelError } from '@/ui/Status';
import type { SlideOutPanelProps } from '../glossary/GlossaryPanel';
import { PanelGroup } from '../PanelGroup';
import { NoResults, PanelSearch } from '../PanelSearch';
import {
  aboutInputSet,
  aboutTermSet,
  selectAbout,
  type WithSlideOuts,
} from '../state/slideOutState';

function Entry({ slug, onBack }: { slug: string; onBack: () => void }) {
  const match = findAboutEntry(slug)!;
  const {
    value: blocks,
    failure: failed,
    retry,
  } = useLoaded(slug, async () => (await loadEntry('about-the-data', slug)).blocks);
  const { origin, pathname, search } = window.location;
  return (
    <div className="slide-out__entry">
      <div className="slide-out__tools">
        <button type="button" className="slide-out__back" onClick={onBack}>
          <Icon name="chevron-left" />
          Back
        </button>
        <ShareMenu
          isIconOnly
          url={`${origin}${pathname}${withSlideOut(search, 'about-the-data', slug)}`}
          subject={`${site.name} Statement About the Data: ${match.entry.name}`}
          body="A statement about the data:"
        />
      </div>
      <p className="slide-out__overline">{match.section.name}</p>
      <h3>{match.entry.name}</h3>
      {failed && (
        <div role="alert">
          <p>Error Loading Data</p>
          <Button look="outline" onClick={retry}>
            Retry
          </Button>
        </div>
      )}
      {!failed &&
        (blocks ? <Prose blocks={blocks} headingLevel={4} definitions={false} /> : <Loading />)}
    </div>
  );
}

/** Shows notes about source rows that were repaired, left out or flagged during loading, if there are any. */
function LoadNotes() {
  const { value, failure, retry } = useAnswer(importNotes, EMPTY_QUERY);
  if (failure && !value) return <PanelError failure={failure} onRetry={retry} />;
  if (!value?.length) return null;
  return (
    <section aria-label="This Copy of the Data">
      <h3 className="slide-out__letter">This Copy of the Data</h3>
      <p>We repaired, left out or flagged these rows of the source files:</p>
      <ul className="slide-out__notes">
        {value.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}

function AboutList({
  sections,
  input,
  isSearching,
}: {
  sections: readonly AboutSection[];
  input: string;
  isSearching: boolean;
}) {
  const { track } = usePorts();
  return (
    <>
      <p className="slide-out__download">
        <a className="usa-button usa-button--outline" href={documentUrls.aboutTheData} download>
          <Icon name="download" /> Download
          <span className="usa-sr-only"> all entries (PDF)</span>
        </a>
      </p>
      {!sections.length && (
        <NoResults text={`No results found for "${input.slice(0, 80)}" among titles of entries.`}>
          <p>
            To search the text of the entries, open the{' '}
            <a href={documentUrls.aboutTheData} target="_blank" rel="noopener">
              PDF of all entries<span className="usa-sr-only"> (opens in a new tab)</span>
            </a>
            .
          </p>
        </NoResults>
      )}
      {sections.map(({ name, entries }) => (
        <PanelGroup
          key={name}
          panel="about-the-data"
          title={name}
          entries={entries}
          marked={isSearching ? input : ''}
          onFollow={(entry) => track('aboutTheDataEntry', entry)}
        />
      ))}
      {!isSearching && <LoadNotes />}
    </>
  );
}

/** Renders the About the Data panel: sections of entries, a search by name, and one entry at a time. */
export function AboutPanel({ onTop, onClose, onList }: SlideOutPanelProps) {
  const dispatch = useThunkDispatch<WithSlideOuts>();
  const { announce } = usePorts();
  const {
    display,
    term,
    termFromUrl,
    search: { input, results },
  } = useSelector(selectAbout);
  useEffect(() => {
    const match = termFromUrl ? findAboutEntry(termFromUrl) : undefined;
    if (match) dispatch(aboutTermSet(match.entry.name, match.entry.slug));
  }, [termFromUrl, dispatch]);
  const isSearching = input.trim().length >= limits.searchMinimum;
  const sections = isSearching ? results : aboutSections;
  const hitCount = sections.reduce((sum, section) => sum + section.entries.length, 0);
  useEffect(() => {
    if (display && isSearching)
      announce(hitCount ? `${hitCount} entries found` : 'No Results Found');
  }, [display, isSearching, hitCount, announce]);
  const handleInput = (value: string) => {
    dispatch(aboutInputSet(value));
    if (term.slug || termFromUrl) onList();
  };
  const handleSubmit = (event: FormEvent) => event.preventDefault();
  return (
    <SlideOut
      title="About the Data"
      open={display}
      isOnTop={onTop}
      onClose={onClose}
      contentKey={`${term.slug} ${hitCount}`}
      head={
        <PanelSearch
          label="Search About the Data"
          placeholder="Search for a topic..."
          example="Award Data"
          value={input}
          onChange={handleInput}
          onSubmit={handleSubmit}
        />
      }
    >
      {term.slug && <Entry slug={term.slug} onBack={onList} />}
      {!term.slug && termFromUrl && (
        <p className="slide-out__notice" role="status">
          There is no entry “{termFromUrl.slice(0, 80)}”. Here are all entries.
        </p>
      )}
      {!term.slug && <AboutList sections={sections} input={input} isSearching={isSearching} />}
    </SlideOut>
  );
}
