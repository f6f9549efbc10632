import type { ReactNode } from 'react';
import { Panel, type DataColumn } from '@/blocks/panel';
import type { Answer } from '@/lib/requests/useAnswer';

/** An answer that is there, and was not asked for. */
const settled = <V,>(value: V): Answer<null, V> => ({
  status: 'ready',
  value,
  current: true,
  stale: false,
  answered: null,
  answeredAt: 0,
  failure: null,
  retry: () => {},
  request: null,
});

/** A chart of the kit in the frame that it has on every page: with its table, its file and its image. */
export function ExamplePanel<R>({
  title,
  rows,
  columns,
  children,
}: {
  title: string;
  rows: readonly R[];
  columns: readonly DataColumn<R>[];
  children: ReactNode;
}) {
  return (
    <Panel
      title={title}
      headingLevel={3}
      answer={settled(rows)}
      rows={(value) => value}
      columns={columns}
      file={title.toLowerCase().replaceAll(' ', '-')}
      unit="Invented numbers"
    >
      {() => children}
    </Panel>
  );
}
