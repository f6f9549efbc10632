import { useState } from 'react';
import type { GlossaryTerm } from '@/domain/glossary';
import { site } from '@/domain/site/site';
import { MarkdownText } from '@/markdown';
import { Icon } from '@/ui/Icon';
import { ShareMenu } from '@/ui/ShareMenu';
import { Tabs } from '@/ui/Tabs';
import { withSlideOut } from '@/lib/url/slideOutAddress';

const toTitleCase = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** Renders one term: its plain and official definitions, if available, further reading, and a share button. */
export function GlossaryTermView({ term, onBack }: { term: GlossaryTerm; onBack: () => void }) {
  const [chosenTab, setChosen] = useState('plain');
  const tabs = [
    { key: 'plain', label: 'Plain Language' },
    { key: 'official', label: 'Official Definition' },
  ].filter(({ key }) => (key === 'plain' ? term.plain : term.official));
  // If the next term lacks the selected tab, its other tab is shown.
  const shownTab = tabs.some(({ key }) => key === chosenTab)
    ? chosenTab
    : (tabs[0]?.key ?? 'plain');
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
          url={`${origin}${pathname}${withSlideOut(search, 'glossary', term.slug)}`}
          subject={`${site.name} Glossary Term: ${toTitleCase(term.slug)}`}
          body={`A term from the ${site.name} glossary:`}
        />
      </div>
      {tabs.length > 0 && (
        <Tabs
          label="Definitions"
          idPrefix="glossary-tab"
          panelId="glossary-definition"
          tabs={tabs}
          selected={shownTab}
          onSelect={setChosen}
        />
      )}
      <div
        id="glossary-definition"
        role={tabs.length ? 'tabpanel' : undefined}
        aria-labelledby={tabs.length ? `glossary-tab-${shownTab}` : undefined}
      >
        <h3>{shownTab === 'official' && term.dataActTerm ? term.dataActTerm : term.term}</h3>
        <MarkdownText
          text={shownTab === 'official' ? term.official : term.plain}
          headingLevel={4}
          definitions={false}
        />
        {!tabs.length && <p>This term has no definition yet.</p>}
        {term.resources && (
          <>
            <h4>More Resources</h4>
            <MarkdownText text={term.resources} headingLevel={5} definitions={false} />
          </>
        )}
      </div>
    </div>
  );
}
