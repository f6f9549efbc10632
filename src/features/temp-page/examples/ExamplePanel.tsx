import type { ReactNode } from 'react';
import { Panel, type DataColumn } from '@/blocks/panel';
import { readyAnswer } from './exampleAnswer';

export interface ExamplePanelProps<R> {
  title: string;
  rows: readonly R[];
  columns: readonly DataColumn<R>[];
  children: ReactNode;
}
/** A chart in the panel that it has on every page: with its table, file and image. */
export function ExamplePanel<R>({ title, rows, columns, children }: ExamplePanelProps<R>) {
  return (
    <Panel
      title={title}
      answer={readyAnswer(rows)}
      rows={(value) => value}
      columns={columns}
      file={title.toLowerCase().replaceAll(' ', '-')}
      unit="Invented numbers"
    >
      {() => children}
    </Panel>
  );
}
