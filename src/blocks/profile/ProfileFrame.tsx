import { useMemo, type ReactNode } from 'react';
import { FigureSubjectContext } from '@/lib/figureSubject';
import { usePageTitle } from '@/lib/pageTitle';
import type { Answer } from '@/lib/requests/useAnswer';
import { InPageNav } from '@/ui/InPageNav';
import { PageHeader } from '@/ui/PageHeader';
import { PageLoading } from '@/ui/PageLoading';
import { SlowNotice } from '@/ui/SlowNotice';
import { EmptyState, PanelError } from '@/ui/Status';
import { FiguresToCome, KeyFigures, type KeyFigure } from './KeyFigures';
import { ProfileSection, type Section } from './ProfileSection';
import { YearPicker, type YearPickerProps } from './YearPicker';
import './profile.scss';

const NOT_FOUND = [404] as const;
/** Stands for a title that is not known yet. */
const TO_COME = '--';

export interface ProfileFrameProps<Q, A> {
  /** The record that the profile is about. */
  answer: Answer<Q, A>;
  /** Small line over the title: the kind of profile. */
  overline: string;
  title: (record: A) => string;
  /** What files, images and citations of its figures say they are about; the title unless told. */
  subject?: (record: A) => string;
  /** The period of its figures in words, `FY 2026 through 11/15/2025`; none where they differ in it. */
  period?: string;
  /** What the document is called before the site's name. */
  pageTitle: (record: A) => string;
  /** Words while the record is on its way. */
  loading: string;
  /** What a profile of its kind tells, to be read meanwhile; of one that waits for nothing, nothing. */
  about?: string;
  /** Title while the record is on its way, where the address tells it. */
  name?: string;
  /** Names that fill two lines of a phone: their room is kept while they are on their way. */
  longNames?: boolean;
  /** Title while there is no record to show. */
  failed: string;
  /** What is said where nothing has the id of the address; `statuses` are those by which the service says so, 404 unless told. */
  unknown: { title: string; text: string; action: ReactNode; statuses?: readonly number[] };
  years?: YearPickerProps;
  /** What can be done with the record: share, download, compare. Stands in the header once the record is there. */
  tools?: (record: A) => ReactNode;
  /** What the visitor should know of the address, above all else. */
  notices?: ReactNode;
  /** What stands before the sentence: who the record is. */
  lead?: (record: A) => ReactNode;
  /** One sentence in words made from the data. */
  sentence?: (record: A) => string;
  figures?: (record: A) => readonly KeyFigure[];
  /** Parts that load when they come near, with links to them. */
  sections?: readonly Section<A>[];
  /** Stands before the ids of the sections' elements, not in the address. */
  idPrefix?: string;
  /** Told of a section that is chosen, by its id. */
  onSection?: (id: string) => void;
  /** What stands between the figures and the sections. */
  children?: (record: A) => ReactNode;
}

type BodyProps<Q, A> = Pick<
  ProfileFrameProps<Q, A>,
  'lead' | 'sentence' | 'figures' | 'sections' | 'idPrefix' | 'onSection' | 'children'
> & { record: A; resetKey: string };

function ProfileBody<Q, A>({
  record,
  resetKey,
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
      {figures && <KeyFigures figures={figures(record)} />}
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
 * The frame of a profile: its header and name, the states of its record, a sentence, key figures and sections. A record is never shown under
 * the address of another one; whether there is none is told by the status of the answer, never by its words.
 */
export function ProfileFrame<Q, A>({
  answer,
  overline,
  title,
  subject = title,
  period = '',
  pageTitle,
  loading,
  about,
  name = TO_COME,
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
  usePageTitle(record === null ? '' : pageTitle(record));
  const named = record === null ? '' : subject(record);
  const figureSubject = useMemo(() => ({ name: named, period }), [named, period]);
  const heading = () => {
    if (record !== null) return title(record);
    return failure ? failed : name;
  };
  const content = () => {
    if (record !== null) {
      return (
        <FigureSubjectContext value={figureSubject}>
          <ProfileBody record={record} resetKey={String(answeredAt)} {...body} />
        </FigureSubjectContext>
      );
    }
    const statuses: readonly number[] = unknown.statuses ?? NOT_FOUND;
    if (failure && statuses.includes(failure.status)) {
      return (
        <EmptyState title={unknown.title} action={unknown.action}>
          <p>{unknown.text}</p>
        </EmptyState>
      );
    }
    if (failure) return <PanelError message={failure.message} onRetry={retry} />;
    return (
      <>
        {slow && <SlowNotice onCancel={cancel} onRetry={retry} />}
        <PageLoading message={loading} about={about} />
        <FiguresToCome />
      </>
    );
  };
  return (
    <>
      <PageHeader overline={overline} title={heading()} longTitle={longNames}>
        {(years || tools) && (
          <div className="page-header__tools">
            {years && <YearPicker {...years} />}
            {record !== null && tools?.(record)}
          </div>
        )}
      </PageHeader>
      <div className="page-body profile">
        {notices}
        {content()}
      </div>
    </>
  );
}
