import { useState } from 'react';
import { column, GroupTabs, renderExact, renderPlain, RowsFile } from '@/blocks/result-cells';
import type { ResultTabKey } from '@/domain/codes/resultTabs';
import { rowFromJson } from '@/services/search/rowFromJson';

const counts = { contracts: 120, grants: 45, loans: 0 };
function AwardGroups({ cards }: { cards: boolean }) {
  const [tab, setTab] = useState<string>('contracts');
  return (
    <>
      <GroupTabs
        level="awards"
        tab={tab as ResultTabKey}
        counts={counts}
        cards={cards}
        onTab={setTab}
        panelId="example-group"
        idPrefix="example-group-tab"
      />
      <div
        id="example-group"
        role={cards ? undefined : 'tabpanel'}
        aria-labelledby={cards ? undefined : `example-group-tab-${tab}`}
      >
        <p>The selected group is {tab}.</p>
      </div>
    </>
  );
}
const rows = ['Acme Corp', 'Sample LLC'].map((name, at) =>
  rowFromJson({ 'Recipient Name': name, 'Award Amount': 1_000_000 * (at + 1) }),
);
const columns = [
  column('name', 'Recipient Name', 'recipientName', renderPlain),
  column('amount', 'Award Amount', 'obligations', renderExact, { numeric: true }),
];

/** Examples of the parts of a result table. */
export const resultExamples = {
  'results-groups': () => <AwardGroups cards={false} />,
  'results-groups-narrow': () => <AwardGroups cards />,
  'results-file': () => (
    <RowsFile
      name="Awards"
      columns={columns}
      rows={rows}
      page={1}
      total={6}
      sort={{ id: 'amount', order: 'desc' }}
      loadAll={() => Promise.resolve([...rows, ...rows, ...rows])}
    />
  ),
};
