import { useMemo, type ReactNode } from 'react';
import { FigureSubjectContext } from '@/lib/figureSubject';
import { usePageTitle, type LinkPreview } from '@/lib/pageTitle';
import type { Answer } from '@/lib/requests/useAnswer';
import { InPageNav } from '@/ui/InPageNav';
import { PageHeader } from '@/ui/PageHeader';
import { PageLoading } from '@/ui/PageLoading';
import { SlowNotice } from '@/ui/SlowNotice';
import { EmptyState, PanelError } from '@/ui/Status';
import { KeyFiguresSkeleton, KeyFigures, type KeyFigure } from './KeyFigures';
import { ProfileSection, type Section } from './ProfileSection';
import { YearPicker, type YearPickerProps } from './YearPicker';
import './profile.scss';

export interface ProfileFrameProps<Q, A> {
  answer: Answer<Q, A>;
  /** Small line above the title: the kind of profile. */
  overline: string;
  title: (record: A) => string;
  /** Returns a line beside the title that identifies the record. Its space is reserved while the record loads. */
  subtitle?: (record: A) => string;
  /** Returns the subject named in files, images and citations of the figures; the default is the title. */
  subject?: (record: A) => string;
  /** Period of the figures, `FY 2026 through 11/15/2025`; empty if they have different periods. */
  period?: string;
  /** Returns the document title, without the site's name. */
  pageTitle: (record: A) => string;
  /** Returns the title, without the site's name, and the description in link previews. The default is those of the route. */
  preview?: (record: A) => LinkPreview;
  loading: string;
  /** Description of this kind of profile, shown while the record loads. */
  about?: string;
  /** Title while the record loads, if the URL contains it. */
  name?: string;
  /** Whether names may take two lines on a phone: reserves their space while the record loads. */
  longNames?: boolean;
  failed: string;
  /** Content for an unknown ID. `statuses` are the HTTP statuses that report it; the default is 404. */
  unknown: { title: string; text: string; action: ReactNode; statuses?: readonly number[] };
  years?: YearPickerProps;
  /** Renders the actions in the header once the record has loaded: share, download, compare. */
  tools?: (record: A) => ReactNode;
  /** Notices about the URL, above all other content. */
  notices?: ReactNode;
  /** Renders the content above the summary sentence: the identity of the record. */
  lead?: (record: A) => ReactNode;
  /** Renders the text of the first sentence; `Opening` if a part of it loads later. */
  sentence?: (record: A) => ReactNode;
  figures?: (record: A) => readonly KeyFigure[];
  /** Sections that load when they are near the viewport, with links to them. */
  sections?: readonly Section<A>[];
  /** Prefix of the element IDs of the sections; not part of the URL. */
  idPrefix?: string;
  onSection?: (id: string) => void;
  /** Renders the content between the figures and the sections. */
  children?: (record: A) => ReactNode;
}

/** Sets the document title and the link preview of a record once it has loaded. */
const useRecordTitle = <A,>(
  record: A | null,
  pageTitle: (record: A) => string,
  preview?: (record: A) => LinkPreview,
): void =>
  usePageTitle(
    record === null ? '' : pageTitle(record),
    record === null ? undefined : preview?.(record),
  );
/** Returns the subtitle of a record: '' while the record loads, undefined without one or if the record could not be loaded. */
const formatSubtitle = <A,>(
  record: A | null,
  hasFailed: boolean,
  subtitle?: (record: A) => string,
): string | undefined => {
  if (!subtitle || (record === null && hasFailed)) return undefined;
  return record === null ? '' : subtitle(record);
};

type BodyProps<Q, A> = Pick<
  ProfileFrameProps<Q, A>,
  'period' | 'lead' | 'sentence' | 'figures' | 'sections' | 'idPrefix' | 'onSection' | 'children'
> & { record: A; resetKey: string };

function ProfileBody<Q, A>({
  record,
  resetKey,
  period,
  lead,
  sentence,
  figures,
  sections = [],
  idPrefix,
  onSection,
  children,
}: BodyProps<Q, A>) {
  return (
    <>
      {sections.length > 0 && (
        <InPageNav sections={sections} prefix={idPrefix} onChoose={onSection} />
      )}
      {lead?.(record)}
      {sentence && <p className="profile__sentence">{sentence(record)}</p>}
      {figures && <KeyFigures figures={figures(record)} period={period || undefined} />}
      {children?.(record)}
      {sections.length > 0 && (
        <div className="profile__sections">
          {sections.map((section) => (
            <ProfileSection
              key={section.id}
              section={section}
              record={record}
              idPrefix={idPrefix}
              resetKey={resetKey}
            />
          ))}
        </div>
      )}
    </>
  );
}

/**
 * Renders the layout of a profile: its header and title, the states of its record, a sentence, key figures and sections. A record of an
 * older query is never shown. The status of the response decides whether the record is unknown, never its message.
 */
export function ProfileFrame<Q, A>({
  answer,
  overline,
  title,
  subtitle,
  subject = title,
  period = '',
  pageTitle,
  preview,
  loading,
  about,
  name = '--',
  longNames,
  failed,
  unknown,
  years,
  tools,
  notices,
  ...body
}: ProfileFrameProps<Q, A>) {
  const { value, current, failure, retry, slow, cancel, answeredAt } = answer;
  const record = current ? value : null;
  useRecordTitle(record, pageTitle, preview);
  const subjectName = record === null ? '' : subject(record);
  const figureSubject = useMemo(() => ({ name: subjectName, period }), [subjectName, period]);
  const heading = record === null ? (failure ? failed : name) : title(record);
  const renderContent = () => {
    if (record !== null) {
      return (
        <FigureSubjectContext value={figureSubject}>
          <ProfileBody record={record} resetKey={String(answeredAt)} period={period} {...body} />
        </FigureSubjectContext>
      );
    }
    if (failure && (unknown.statuses ?? [404]).includes(failure.status)) {
      return (
        <EmptyState title={unknown.title} action={unknown.action}>
          <p>{unknown.text}</p>
        </EmptyState>
      );
    }
    if (failure) return <PanelError failure={failure} onRetry={retry} />;
    return (
      <>
        {slow && <SlowNotice onCancel={cancel} onRetry={retry} />}
        <PageLoading message={loading} about={about} />
        <KeyFiguresSkeleton period={(body.figures && period) || undefined} />
      </>
    );
  };
  return (
    <>
      <PageHeader
        overline={overline}
        title={heading}
        subtitle={formatSubtitle(record, Boolean(failure), subtitle)}
        hasLongTitle={longNames}
      >
        {(years || tools) && (
          <div className="page-header__tools">
            {years && <YearPicker {...years} />}
            {record !== null && tools?.(record)}
          </div>
        )}
      </PageHeader>
      <div className="page-body profile">
        {notices}
        {renderContent()}
      </div>
    </>
  );
}
