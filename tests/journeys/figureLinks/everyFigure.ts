/** Finds every figure of a profile and the buttons that open a search for its awards. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { amountsIn, patience } from './reading';

export const KEY_FIGURES = 'Key figures';

const nameOf = (figure: HTMLElement) => figure.querySelector('h2, h3')!.textContent!;
/** Returns whether an element has an amount other than $0, which many pages show. */
const hasAmount = (element: HTMLElement) => Boolean(amountsIn(element.textContent!)[0]?.dollars);
/** Returns the amounts of all lists and charts of the page by the name of their figure, and the key figures by their label. */
export const findFigures = async (): Promise<ReadonlyMap<string, HTMLElement>> => {
  const keyFigures = await screen.findByRole('list', { name: KEY_FIGURES }, patience);
  return new Map([
    ...within(keyFigures)
      .getAllByRole('listitem')
      .map((item) => [item.querySelector('.key-figures__label')!.textContent!, item] as const),
    ...screen
      .getAllByRole('region')
      .filter((region) => region.matches('.figure') && hasAmount(region))
      .map((region) => [nameOf(region), region] as const),
  ]);
};
/** Selects the last period of a figure’s chart, so that the figure shows its amount with a button. */
const pickLastPeriod = async (figure: HTMLElement) => {
  const chart = within(figure).getByRole('img');
  chart.focus();
  fireEvent.keyDown(chart, { key: 'End' });
  fireEvent.keyDown(chart, { key: 'Enter' });
  return waitFor(() => {
    const pick = figure.querySelector<HTMLElement>('.trend-pick');
    expect(pick).not.toBeNull();
    return pick!;
  }, patience);
};
/** Returns the elements of a figure that each have an amount and must have a button: its rows, its selected period or itself. */
export const findAmounts = async (figure: HTMLElement): Promise<readonly HTMLElement[]> => {
  if (figure.matches('li')) return [figure];
  const items = within(figure).queryAllByRole('listitem').filter(hasAmount);
  return items.length ? items : [await pickLastPeriod(figure)];
};
