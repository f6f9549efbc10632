/** Reads figures that link to pages, follows the links, and finds the amounts there. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { isFullRun } from '../../sampled';

/** Number of links followed per kind. */
export const LINKS_PER_KIND = isFullRun ? 5 : 1;
export const patience = { timeout: 15_000 };
export const address = () =>
  decodeURIComponent(`${window.location.pathname}${window.location.search}`);

/** Returns the amounts in a text in dollars, each with the unit that it is rounded to. */
export const amountsIn = (text: string): { dollars: number; unit: number }[] =>
  [
    ...text.matchAll(
      // The text of the next element may follow without a space: `$9.12MView awards`, `$619.36MANAGEMENT`.
      /(-?)\$([\d,]+)(?:\.(\d+))?(?:\s?(thousand|million|billion|trillion)|([KMBT])(?![a-z]|[A-Z]{2}))?/g,
    ),
  ].map(([, minus, whole, decimals = '', word, letter]) => {
    const size =
      1000 ** ' KMBT'.indexOf((letter ?? word?.replace(/^th/, 'k')[0] ?? ' ').toUpperCase());
    const sign = minus ? -1 : 1;
    return {
      dollars: sign * Number(`${whole!.replaceAll(',', '')}.${decimals || 0}`) * size,
      unit: size / 10 ** decimals.length,
    };
  });
/** Returns whether a text contains the first amount of `shown`, allowing for different rounding. */
export const showsSameAmount = (text: string, shown: string): boolean => {
  const [expected] = amountsIn(shown);
  return amountsIn(text).some(
    ({ dollars, unit }) =>
      Math.abs(dollars - expected!.dollars) <= (unit + expected!.unit) / 2 + 1e-6 &&
      // A unit as large as the amount is too coarse to compare.
      unit <= Math.abs(expected!.dollars),
  );
};

/** A figure with a link: the text with its amount, and a function that follows the link. */
export interface Figure {
  shown: string;
  follow: () => void;
}
export type Find = () => Promise<HTMLElement>;
export interface Kind {
  kind: string;
  from: string | (() => Promise<string>);
  /** Returns the figures of a kind on the page, in order. */
  figures: () => Promise<readonly Figure[]>;
  /** Matches the address of the link target, with its period and filters. */
  opens: RegExp;
  /** Finds the element that shows the amount on the target page. */
  again: Find;
}

export const region = (name: string | RegExp) => screen.findByRole('region', { name }, patience);
export const press = (element: HTMLElement) => () => void fireEvent.click(element);
/** Returns a function that finds the figures in a list of bars, each with the link or button of its row. */
export const bars =
  (name: string | RegExp, role: 'link' | 'button', within_?: string | RegExp) => async () => {
    const scope = within_ ? within(await region(within_)) : screen;
    const list = await scope.findByRole('list', { name }, patience);
    await within(list).findAllByRole(role, {}, patience);
    return within(list)
      .getAllByRole('listitem')
      .flatMap((item) => {
        const [first] = within(item).queryAllByRole(role);
        return first ? [{ shown: item.textContent!, follow: press(first) }] : [];
      });
  };
/** Returns a function that finds the amounts in a column of a table, each with a link of its row. */
export const rows =
  (
    name: string | RegExp,
    column: RegExp,
    { link = 0, kind = /./ }: { link?: number; kind?: RegExp } = {},
  ) =>
  async () => {
    const table = await screen.findByRole('table', { name }, patience);
    const headings = within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent!);
    const at = headings.findIndex((text) => column.test(text));
    return within(table)
      .getAllByRole('row')
      .slice(1)
      .flatMap((row) => {
        const links = within(row)
          .queryAllByRole('link')
          .filter((each) => kind.test(each.getAttribute('href')!));
        const shown = row.children[at]?.textContent ?? '';
        return links[link] && amountsIn(shown).length
          ? [{ shown, follow: press(links[link]) }]
          : [];
      });
  };
/** Returns a function that reads the figures that a chart announces to screen readers. Their links are followed by keyboard. */
export const cells = (name: RegExp) => async () => {
  const chart = await screen.findByRole('img', { name }, patience);
  chart.focus();
  fireEvent.keyDown(chart, { key: 'Home' });
  const read = () => chart.closest('.drawing')!.querySelector('[aria-live="polite"]')!.textContent!;
  const figures: Figure[] = [];
  for (let at = 0; at < LINKS_PER_KIND; at += 1) {
    const steps = at;
    figures.push({
      shown: read(),
      follow: () => {
        fireEvent.keyDown(chart, { key: 'Home' });
        for (let step = 0; step < steps; step += 1) fireEvent.keyDown(chart, { key: 'ArrowRight' });
        fireEvent.keyDown(chart, { key: 'Enter' });
      },
    });
    fireEvent.keyDown(chart, { key: 'ArrowRight' });
  }
  return figures;
};
/** Returns a function that finds one figure, with a link or button of the same page. */
export const figureWithControl =
  (figure: Find, role: 'link' | 'button', name: string | RegExp) => async () => {
    const shown = await figure();
    const control = await screen.findByRole(role, { name }, patience);
    await waitFor(() => expect(amountsIn(shown.textContent!)).not.toEqual([]), patience);
    return [{ shown: shown.textContent!, follow: press(control) }];
  };
export const keyFigure =
  (label: string): Find =>
  async () => {
    const [list] = await screen.findAllByRole('list', { name: 'Key figures' }, patience);
    return within(list!).getByText(label, { selector: '.key-figures__label' }).closest('li')!;
  };
export const findBySelector =
  (selector: string): Find =>
  () =>
    waitFor(() => {
      const element = document.querySelector<HTMLElement>(selector);
      expect(element).not.toBeNull();
      return element!;
    }, patience);
export const explorerTotal = findBySelector('.explorer-head__figure');
/** Finds the total of all transactions of a search. */
export const searchTotal: Find = async () =>
  within(await region('Results Over Time')).findByText(/obligated over/, {}, patience);
export const panel =
  (name: string | RegExp): Find =>
  () =>
    region(name);

/** Returns a function that finds the FY 2024 obligations in the snapshot of an account page, with the link to follow. */
export const findObligations = (link: string) => async () => {
  const snapshot = within(await region('FY 2024 Snapshot'));
  const { textContent } = await snapshot.findByText(/ was obligated\.$/, {}, patience);
  const [, shown = ''] = /\((\$[^)]+)\) was obligated/.exec(textContent!)!;
  return [{ shown, follow: press(await screen.findByRole('link', { name: link }, patience)) }];
};
