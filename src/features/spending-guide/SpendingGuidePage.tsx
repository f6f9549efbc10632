import { memo, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { documentList, documentUrls } from '@/domain/site/documents';
import { site } from '@/domain/site/site';
import { plural } from '@/domain/format';
import { guideGroups } from '@/domain/site/spendingGuide';
import { useLoaded } from '@/lib/requests/useLoaded';
import {
  loadEntry,
  Prose,
  getSections,
  getPreloadedEntry,
  preloadEntry,
  getPlainText,
  type TextToken,
} from '@/markdown';
import { Disclosure } from '@/ui/Disclosure';
import { Icon } from '@/ui/Icon';
import { InPageNav } from '@/ui/InPageNav';
import { PageHeader } from '@/ui/PageHeader';
import { ShareMenu } from '@/ui/ShareMenu';
import { EmptyState, Loading, PanelError } from '@/ui/Status';

interface Group {
  slug: string;
  title: string;
  questions: readonly { question: string; answer: readonly TextToken[] }[];
}
const toGroup = (
  { slug, title }: (typeof guideGroups)[number],
  blocks: readonly TextToken[],
): Group => ({
  slug,
  title,
  questions: Object.entries(getSections(blocks))
    .filter(([question]) => question)
    .map(([question, answer]) => ({ question, answer })),
});
const loadGuide = (): Promise<readonly Group[]> =>
  Promise.all(
    guideGroups.map(async (group) => toGroup(group, (await loadEntry('guide', group.slug)).blocks)),
  );
const getPreloadedGuide = (): readonly Group[] | undefined => {
  const groups = guideGroups.flatMap((group) => {
    const entry = getPreloadedEntry('guide', group.slug);
    return entry ? [toGroup(group, entry.blocks)] : [];
  });
  return groups.length === guideGroups.length ? groups : undefined;
};
/** Loads the texts of the guide before the first render, so that prerendering includes them in the HTML. */
export const preloadGuide = async (): Promise<void> => {
  await Promise.all(guideGroups.map(({ slug }) => preloadEntry('guide', slug)));
};

/** Renders a group of questions. Memoized, so that it renders again only for a new search term. */
const Questions = memo(
  ({ group: { slug, title, questions }, isSearched }: { group: Group; isSearched: boolean }) => (
    <section aria-labelledby={slug} className="guide__group">
      <h2 id={slug}>{title}</h2>
      {questions.map(({ question, answer }) => (
        <Disclosure key={question} title={question} openWhen={isSearched} isText>
          <Prose blocks={answer} headingLevel={4} />
        </Disclosure>
      ))}
    </section>
  ),
);
Questions.displayName = 'Questions';

function Documents() {
  return (
    <section aria-labelledby="documents" className="guide__documents">
      <h2 id="documents">Documents</h2>
      <ul>
        {documentList.map(({ name, description, href }) => (
          <li key={href}>
            <a href={href} download>
              {name} (PDF)
            </a>
            <span>{description}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns each group with only its matching questions, without empty groups. A term under two characters matches every question. */
const filterGroups = (groups: readonly Group[], term: string): readonly Group[] =>
  groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter(
        ({ question, answer }) =>
          term.length < 2 || `${question} ${getPlainText(answer)}`.toLowerCase().includes(term),
      ),
    }))
    .filter(({ questions }) => questions.length);

const noGroups: readonly Group[] = [];
/** Renders groups of questions that expand to their answers. A slug after the page's path scrolls to that group. */
export default function SpendingGuidePage() {
  const { pathname } = useLocation();
  const {
    value: groups = noGroups,
    failure,
    retry,
  } = useLoaded('guide', loadGuide, getPreloadedGuide);
  const [search, setSearch] = useState('');
  const groupSlug = pathname.split('/')[2];
  useEffect(() => {
    if (groupSlug && groups.length) document.getElementById(groupSlug)?.scrollIntoView?.();
  }, [groupSlug, groups]);
  const searchTerm = search.trim().toLowerCase();
  const shownGroups = useMemo(() => filterGroups(groups, searchTerm), [groups, searchTerm]);
  const questionCount = shownGroups.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <>
      <PageHeader title="Federal Spending Guide">
        <div className="page-header__tools">
          <ShareMenu
            url="/federal-spending-guide"
            subject={`${site.name} Federal Spending Guide`}
            body="A guide to federal spending data:"
          />
          <a className="page-header__tool" href={documentUrls.spendingGuide} download>
            <Icon name="download" />
            <span className="page-header__words">
              Download<span className="usa-sr-only"> the guide (PDF)</span>
            </span>
          </a>
        </div>
      </PageHeader>
      <div className="page-body content-page guide">
        <p>
          Find short answers to common questions about federal spending data. Select an underlined
          term for its definition.
        </p>
        <label className="usa-label" htmlFor="guide-search">
          Search the guide
        </label>
        <input
          id="guide-search"
          type="search"
          className="usa-input"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <p className="usa-sr-only" role="status">
          {searchTerm.length >= 2 ? `${plural(questionCount, 'question')} found` : ''}
        </p>
        {failure && <PanelError failure={failure} onRetry={retry} />}
        {!failure && !groups.length && <Loading />}
        {groups.length > 0 && (
          <InPageNav
            label="Groups of questions"
            isList
            sections={[
              ...groups.map(({ slug, title }) => ({ id: slug, label: title })),
              { id: 'documents', label: 'Documents' },
            ]}
          />
        )}
        {groups.length > 0 && !questionCount && (
          <EmptyState title="No questions match">
            <p>Try fewer or different words.</p>
          </EmptyState>
        )}
        {shownGroups.map((group) => (
          <Questions key={group.slug} group={group} isSearched={searchTerm.length >= 2} />
        ))}
        {(groups.length > 0 || failure) && <Documents />}
      </div>
    </>
  );
}
