import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { UnknownProfile } from '@/blocks/profile';
import {
  programTexts,
  programTreePath,
  type NamedCode,
  type ProgramCode,
  type ProgramKind,
} from '@/domain/program/programCode';
import { programPath } from '@/domain/program/programPath';
import { codesAbove, suggestListings } from '@/domain/program/suggestCodes';
import { currentValue, useAnswer } from '@/lib/requests/useAnswer';
import { codeBranch } from '@/services/code-trees/endpoints';
import { programReference } from '@/services/code-trees/programEndpoint';

export const programOverlines: Readonly<Record<ProgramKind, string>> = {
  assistance: 'Assistance Listing Profile',
  naics: 'Industry Profile',
  psc: 'Product or Service Profile',
};
const formats: Readonly<Record<ProgramKind, string>> = {
  assistance: 'An assistance listing has a number such as 10.500.',
  naics: 'NAICS codes here have two, four or six digits, such as 54, 5415 or 541511.',
  psc: 'A product or service code has up to four letters and digits, such as R425.',
};

interface UnknownProgramProps {
  kind: ProgramKind;
  text: string;
  suggestions?: readonly NamedCode[];
}
/** Renders the page of an address without a program, with codes that the visitor may mean. */
export function UnknownProgram({ kind, text, suggestions = [] }: UnknownProgramProps) {
  return (
    <UnknownProfile
      overline={programOverlines[kind]}
      heading="Program not shown"
      title="Unknown Program"
      text={text}
      action={
        <>
          {suggestions.length > 0 && (
            <nav aria-label="Similar codes">
              <p>Similar codes:</p>
              <ul className="program-suggestions">
                {suggestions.map(({ code, title }) => (
                  <li key={code}>
                    <Link to={programPath({ kind, code })}>{title}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <Link className="usa-button" to={programTreePath(kind)}>
            See all {programTexts[kind].title}
          </Link>
        </>
      }
    />
  );
}
/** Renders the page of a text that cannot be a code. A NAICS code of three or five digits leads to the code above it. */
export function UnreadableCode({ kind, segment }: { kind: ProgramKind; segment: string }) {
  const above = kind === 'naics' && /^(\d{3}|\d{5})$/.test(segment) ? segment.slice(0, -1) : '';
  return (
    <UnknownProgram
      kind={kind}
      text={`“${segment.slice(0, 40)}” is not a code. ${formats[kind]}`}
      suggestions={above ? [{ code: above, title: above }] : []}
    />
  );
}
const NO_CODES: readonly NamedCode[] = [];
/** Returns the listings with the agency prefix of an unknown number that it may mean; [] for other kinds and while they load. */
const useListings = ({ kind, code }: ProgramCode, text: string): readonly NamedCode[] => {
  const query = useMemo(
    () => (kind === 'assistance' ? { kind, path: [code.slice(0, 2)] } : null),
    [kind, code],
  );
  const nodes = currentValue(useAnswer(codeBranch, query));
  return useMemo(
    () =>
      nodes
        ? suggestListings(
            text,
            nodes.map(({ id, label }) => ({ code: id, title: label })),
          )
        : NO_CODES,
    [nodes, text],
  );
};
/** Returns a program that the reference has; undefined while it loads and for a code that the reference lacks. */
const useProgram = (kind: ProgramKind, code: string | undefined) =>
  currentValue(
    useAnswer(
      programReference,
      useMemo(() => (code === undefined ? null : { kind, code }), [kind, code]),
    ),
  );
/** Returns the nearest code above an unknown code that the reference has. */
const useCodeAbove = (program: ProgramCode): readonly NamedCode[] => {
  const { kind } = program;
  const [nearest, next] = codesAbove(program);
  const [nearestProgram, nextProgram] = [useProgram(kind, nearest), useProgram(kind, next)];
  const found = nearestProgram ?? nextProgram;
  return found ? [{ code: found.code, title: `${found.code} - ${found.title}` }] : NO_CODES;
};
/** Renders the page of a code that the reference lacks. `segment` is the code as it is in the address. */
export function UnknownCode({ program, segment }: { program: ProgramCode; segment: string }) {
  const { kind } = program;
  const listings = useListings(program, segment);
  const above = useCodeAbove(program);
  return (
    <UnknownProgram
      kind={kind}
      text={`There is no ${programTexts[kind].noun} ${segment}.${kind === 'naics' ? ' It may have been retired: NAICS codes change every five years.' : ''}`}
      suggestions={[...listings, ...above]}
    />
  );
}
