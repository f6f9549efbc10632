import { Fragment } from 'react';
import { renderLink } from '@/blocks/entity-links';
import type { Award } from '@/domain/award';
import type { AggregatedAmounts } from '@/domain/awardAmounts';
import { awardSentenceParts } from './awardSentence';
import { SectionLink } from './SectionLink';

interface AwardOpeningProps {
  award: Award;
  /** Combined amounts of the orders under an IDV; null until they have loaded. */
  orderAmounts: AggregatedAmounts | null;
}
/** Renders the opening sentence of an award, with links to its agency, recipient, program and place. */
export function AwardOpening({ award, orderAmounts }: AwardOpeningProps) {
  return awardSentenceParts(award, orderAmounts).map(({ text, to, section }, at) => (
    <Fragment key={at}>
      {section ? <SectionLink to={section}>{text}</SectionLink> : renderLink(to, text)}
    </Fragment>
  ));
}
