import type { ReactNode } from 'react';
import NotFoundPage from '@/blocks/not-found';
import { ChartExamples } from './examples/ChartExamples';
import { contentExamples } from './examples/contentExamples';
import { dialogExamples } from './examples/dialogExamples';
import { downloadExamples } from './examples/downloadExamples';
import { formExamples } from './examples/formExamples';
import { loadedExamples } from './examples/loadedExamples';
import { messageExamples } from './examples/messageExamples';
import { navigationExamples } from './examples/navigationExamples';
import { panelExamples } from './examples/panelExamples';
import { profileExamples } from './examples/profileExamples';
import { resultExamples } from './examples/resultExamples';
import { subjectExamples } from './examples/subjectExamples';
import { tableExamples } from './examples/tableExamples';
import examples from './examples.json';

/** The view of each example in `examples.json`, by ID. The title of a chart example is the name of its row set. */
export const exampleViews: Readonly<Record<string, () => ReactNode>> = {
  ...panelExamples,
  ...profileExamples,
  ...messageExamples,
  ...tableExamples,
  ...formExamples,
  ...navigationExamples,
  ...contentExamples,
  ...resultExamples,
  ...downloadExamples,
  ...loadedExamples,
  ...subjectExamples,
  ...dialogExamples,
  'page-not-found': () => <NotFoundPage />,
  ...Object.fromEntries(
    examples
      .filter(({ group }) => group === 'Charts')
      .map(({ id, title }) => [id, () => <ChartExamples set={title} />]),
  ),
};
