import type { ReactNode } from 'react';
import { Panel, type DataColumn } from '@/blocks/panel';
import { readyAnswer } from './exampleAnswer';

export interface ExamplePanelProps<R> {
  title: string;
  rows: readonly R[];
  columns: readonly DataColumn<R>[];
  children: ReactNode;
}
/** Renders a chart in the same panel as on pages, with its table, files and image. */
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
