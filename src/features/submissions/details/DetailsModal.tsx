import type { ReactNode } from 'react';
import { periodOfYear } from '@/domain/submissions/periods';
import { ErrorBoundary } from '@/ui/Status';
import { Modal } from '@/ui/Modal';
import { detailTitles, type DetailKind, type DetailSubject } from './detailKinds';
import { MissingBalances } from './MissingBalances';
import { ObligationDifferences } from './ObligationDifferences';
import { PublicationHistory } from './PublicationHistory';
import { Unlinked } from './Unlinked';

const bodies: Readonly<Record<DetailKind, (subject: DetailSubject) => ReactNode>> = {
  publications: (subject) => <PublicationHistory subject={subject} />,
  missing: (subject) => <MissingBalances subject={subject} />,
  differences: (subject) => <ObligationDifferences subject={subject} />,
  contracts: (subject) => <Unlinked subject={subject} type="procurement" />,
  assistance: (subject) => <Unlinked subject={subject} type="assistance" />,
};

/** What stands behind one statistic of a submission. */
export function DetailsModal({
  kind,
  subject,
  onClose,
}: {
  kind: DetailKind;
  subject: DetailSubject;
  onClose: () => void;
}) {
  return (
    <Modal title={detailTitles[kind]} wide onClose={onClose}>
      <div className="submission-details">
        <p className="submission-details__of">
          <span className="submission-details__agency">{subject.agency}</span>
          {periodOfYear(subject.fy, subject.period)}
        </p>
        <ErrorBoundary>{bodies[kind](subject)}</ErrorBoundary>
      </div>
    </Modal>
  );
}
