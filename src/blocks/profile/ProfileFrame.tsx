import type { ReactNode } from 'react';
import { usePageTitle } from '@/lib/pageTitle';
import type { Answer } from '@/lib/requests/useAnswer';
import { InPageNav } from '@/ui/InPageNav';
import { PageHeader } from '@/ui/PageHeader';
import { EmptyState, Loading, PanelError } from '@/ui/Status';
import { KeyFigures, type KeyFigure } from './KeyFigures';
import { ProfileSection, type Section } from './ProfileSection';
import { YearPicker, type YearPickerProps } from './YearPicker';
import './profile.scss';

const NOT_FOUND = 404;
/** Stands for a title that is not known yet. */
const TO_COME = '--';

export interface ProfileFrameProps<Q, A> {
  /** The record that the profile is about. */
  answer: Answer<Q, A>;
  /** Small line over the title: the kind of profile. */
  overline: string;
  title: (record: A) => string;
  /** What the document is called before the site's name. */
  pageTitle: (record: A) => string;
  /** Words while the record is on its way. */
  loading: string;
  /** Title while there is no record to show. */
  failed: string;
  /** What is said where nothing has the id of the address. */
  unknown: { title: string; text: string; action: ReactNode };
  years?: YearPickerProps;
  /** One sentence in words made from the data. */
  sentence?: (record: A) => string;
  figures?: (record: A) => readonly KeyFigure[];
  /** Parts that load when they come near, with links to them. */
  sections?: readonly Section<A>[];
  /** What stands between the figures and the sections. */
  children?: (record: A) => ReactNode;
}

type BodyProps<Q, A> = Pick<
  ProfileFrameProps<Q, A>,
  'sentence' | 'figures' | 'sections' | 'children'
> & { record: A; resetKey: string };

function ProfileBody<Q, A>({
  record,
  resetKey,
  sentence,
  figures,
  sections = [],
  children,
}: BodyProps<Q, A>) {
  return (
    <>
      {sections.length > 0 && <InPageNav sections={sections} />}
      {sentence && <p className="profile__sentence">{sentence(record)}</p>}
      {figures && <KeyFigures figures={figures(record)} />}
      {children?.(record)}
      {sections.map((section) => (
        <ProfileSection key={section.id} section={section} record={record} resetKey={resetKey} />
      ))}
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
  pageTitle,
  loading,
  failed,
  unknown,
  years,
  ...body
}: ProfileFrameProps<Q, A>) {
  const { value, current, failure, retry, answeredAt } = answer;
  const record = current ? value : null;
  usePageTitle(record === null ? '' : pageTitle(record));
  const heading = () => {
    if (record !== null) return title(record);
    return failure ? failed : TO_COME;
  };
  const content = () => {
    if (record !== null) {
      return <ProfileBody record={record} resetKey={String(answeredAt)} {...body} />;
    }
    if (failure?.status === NOT_FOUND) {
      return (
        <EmptyState title={unknown.title} action={unknown.action}>
          <p>{unknown.text}</p>
        </EmptyState>
      );
    }
    if (failure) return <PanelError message={failure.message} onRetry={retry} />;
    return <Loading message={loading} />;
  };
  return (
    <>
      <PageHeader overline={overline} title={heading()}>
        {years && (
          <div className="page-header__tools">
            <YearPicker {...years} />
          </div>
        )}
      </PageHeader>
      <div className="page-body profile">{content()}</div>
    </>
  );
}
