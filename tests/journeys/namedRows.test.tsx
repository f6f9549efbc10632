import { waitFor } from '@testing-library/react';
import { renderAt } from '../render';
import { journeyApi } from './journeyApi';

journeyApi({ quiet: true });

const patience = { timeout: 45_000 };

/** Returns the label of each row with the accent, and the finding of its figure. Rows with a color of their own have no accent. */
const readAccents = () =>
  [...document.querySelectorAll('.figure')].flatMap((figure) => {
    const finding = figure.querySelector('.figure__summary')?.textContent ?? '';
    return [...figure.querySelectorAll('.bar-rows')].flatMap((list) => {
      const rows = [...list.querySelectorAll('.bar-rows__row')];
      if (!rows.some((row) => row.matches('.bar-rows__row--receded'))) return [];
      return rows
        .filter((row) => row.className === 'bar-rows__row')
        .map((row) => ({
          finding,
          label: row.querySelector('.bar-rows__label')!.textContent.replace(/^\d+\. /, ''),
        }));
    });
  });

describe('a list of bars gives the accent to the row that its finding names', () => {
  it.each([
    ['home', '/', 3],
    ['search', '/search?fy=2024&section=categories,map', 1],
    ['state', '/state/ohio/2024', 3],
    ['compare', '/compare?of=state:39,state:48&fy=2024', 1],
  ] as const)(
    '(%s)',
    async (_, address, least) => {
      renderAt(address);
      await waitFor(() => expect(readAccents().length).toBeGreaterThanOrEqual(least), patience);
      for (const { finding, label } of readAccents()) expect(finding).toContain(label);
    },
    60_000,
  );
});
