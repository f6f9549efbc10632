import { useMemo } from 'react';
import { SubjectTop, useTypeTotals } from '@/blocks/spending-profile';
import type { ProgramRecord } from '@/domain/program/programSubject';
import { programTabs } from '../programTabs';

/** Renders the agencies, accounts and recipients of a program with the largest amounts, and its largest awards. */
export function ProgramTop({ record }: { record: ProgramRecord }) {
  const { value } = useTypeTotals(record);
  const { kind } = record.subject.program;
  const tabs = useMemo(() => programTabs(kind, value ?? []), [kind, value]);
  return <SubjectTop record={record} tabs={tabs} />;
}
