import { ProgramBranch } from '@/blocks/program-tree';
import { treePathOf } from '@/domain/program/program';
import type { ProgramRecord } from '@/domain/program/programSubject';
import { CodeAmounts } from './CodeAmounts';

/** Renders the codes directly below a program: their amounts, and all of them as links. */
export default function ProgramCodes({ record }: { record: ProgramRecord }) {
  const { subject } = record;
  const { kind, code } = subject.program;
  return (
    <section aria-labelledby="program-codes">
      <h2 id="program-codes">Codes in {code}</h2>
      <p>The amounts of this page include all codes in {code}.</p>
      <CodeAmounts record={record} />
      <h3>All Codes</h3>
      <ProgramBranch kind={kind} path={treePathOf(subject.program)} />
    </section>
  );
}
