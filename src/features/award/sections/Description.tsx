import { useId, useState } from 'react';
import { PageLink } from '@/blocks/entity-links';
import type { Section } from '@/blocks/profile';
import type { Award, CodedText } from '@/domain/award';
import { codeAndText, MISSING } from '@/domain/format';
import { pscType } from '@/domain/codes/psc';
import type { ProgramKind } from '@/domain/program/programCode';
import { programPath } from '@/domain/program/programPath';
import { Button } from '@/ui/Button';
import { SlideOutLink } from '@/ui/SlideOutLink';
import { sectionIds } from '../awardAddress';
import { categoryPages } from '../categories/pages';

/** Number of characters shown before "read more". */
const PREVIEW_LENGTH = 210;

/** Renders a text, shortened until "read more" is selected. Print always shows the full text. */
function ExpandableText({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (!text) return <p>{MISSING}</p>;
  if (text.length <= PREVIEW_LENGTH) return <p className="award-text">{text}</p>;
  // Cuts at a space, so that no word is split.
  const cutIndex =
    text.lastIndexOf(' ', PREVIEW_LENGTH) > PREVIEW_LENGTH / 2
      ? text.lastIndexOf(' ', PREVIEW_LENGTH)
      : PREVIEW_LENGTH;
  return (
    <p className="award-text">
      {text.slice(0, cutIndex)}
      <span id={id} className={isOpen ? undefined : 'award-text__rest'}>
        {text.slice(cutIndex)}
      </span>
      {!isOpen && <span className="award-text__dots">…</span>}{' '}
      <Button
        look="text"
        className="read-more"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'read less' : 'read more'}
      </Button>
    </p>
  );
}
interface TiersProps {
  title: string;
  term: string;
  programKind: ProgramKind;
  kind?: string;
  tiers: readonly CodedText[];
}
function Tiers({ title, term, programKind, kind, tiers }: TiersProps) {
  return (
    <div className="award-tiers">
      <h3>
        <SlideOutLink panel="glossary" slug={term}>
          {title}
        </SlideOutLink>
      </h3>
      {tiers.length ? (
        <ol>
          {kind && <li>{kind}</li>}
          {tiers.map(({ code, text }) => (
            <li key={code}>
              <PageLink to={programPath({ kind: programKind, code })}>
                {codeAndText(code, text, ': ')}
              </PageLink>
            </li>
          ))}
        </ol>
      ) : (
        <p>{MISSING}</p>
      )}
    </div>
  );
}
const pscTypes = {
  Product: 'Products',
  'Research and Development': 'Research and Development',
  Service: 'Services',
} as const;

/** Renders the agency's description of an award and, if the category has them, its NAICS and PSC codes. */
function Description({ record: award }: { record: Award }) {
  const { description, naics, psc, category } = award;
  const { codes } = categoryPages[category];
  return (
    <section className="award-section" aria-labelledby="award-description">
      <h2 id="award-description">Description</h2>
      <ExpandableText text={description} />
      {codes && (
        <>
          <Tiers
            title="North American Industry Classification System (NAICS) Code"
            term="naics"
            programKind="naics"
            tiers={naics}
          />
          <Tiers
            title="Product or Service Code (PSC)"
            term="product-or-service-code-psc"
            programKind="psc"
            kind={psc[0] && pscTypes[pscType(psc[0].code)]}
            tiers={psc}
          />
        </>
      )}
    </section>
  );
}
export const description: Section<Award> = {
  id: sectionIds.description,
  label: 'Description',
  half: true,
  Content: Description,
};
