import { useMemo, type ReactNode } from 'react';
import { fiscalPeriodTitle } from '@/domain/submissions/periods';
import { FigureSubjectContext } from '@/lib/figureSubject';
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

export interface DetailsModalProps {
  kind: DetailKind;
  subject: DetailSubject;
  onClose: () => void;
}
/** Renders a dialog with the details of one statistic of a submission. */
export function DetailsModal({ kind, subject, onClose }: DetailsModalProps) {
  const { agency, fy, period } = subject;
  const figureSubject = useMemo(
    () => ({ name: agency, period: fiscalPeriodTitle(fy, period) }),
    [agency, fy, period],
  );
  return (
    <Modal title={detailTitles[kind]} wide onClose={onClose}>
      <div className="submission-details">
        <p className="submission-details__of">
          <span className="submission-details__agency">{agency}</span>
          {figureSubject.period}
        </p>
        <ErrorBoundary>
          <FigureSubjectContext value={figureSubject}>{bodies[kind](subject)}</FigureSubjectContext>
        </ErrorBoundary>
      </div>
    </Modal>
  );
}
