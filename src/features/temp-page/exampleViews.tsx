import type { ReactNode } from 'react';
import { ChartExamples } from './examples/ChartExamples';
import { contentExamples } from './examples/contentExamples';
import { dialogExamples } from './examples/dialogExamples';
import { formExamples } from './examples/formExamples';
import { messageExamples } from './examples/messageExamples';
import { navigationExamples } from './examples/navigationExamples';
import { panelExamples } from './examples/panelExamples';
import { profileExamples } from './examples/profileExamples';
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
  ...dialogExamples,
  ...Object.fromEntries(
    examples
      .filter(({ group }) => group === 'Charts')
      .map(({ id, title }) => [id, () => <ChartExamples set={title} />]),
  ),
};
