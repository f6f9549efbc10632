import type { ReactNode } from 'react';
import { ChartExamples } from './examples/ChartExamples';
import { dialogExamples } from './examples/dialogExamples';
import { formExamples } from './examples/formExamples';
import { messageExamples } from './examples/messageExamples';
import { panelExamples } from './examples/panelExamples';
import { profileExamples } from './examples/profileExamples';
import { tableExamples } from './examples/tableExamples';
import examples from './examples.json';

/** What each example of `examples.json` renders, by its id. The title of a chart example names its set of rows. */
export const exampleViews: Readonly<Record<string, () => ReactNode>> = {
  ...panelExamples,
  ...profileExamples,
  ...messageExamples,
  ...tableExamples,
  ...formExamples,
  ...dialogExamples,
  ...Object.fromEntries(
    examples
      .filter(({ group }) => group === 'Charts')
      .map(({ id, title }) => [id, () => <ChartExamples set={title} />]),
  ),
};
