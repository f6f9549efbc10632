import { screen, within } from '@testing-library/react';

/** Returns the `textContent` of each element. */
export const textsOf = (elements: Iterable<Element>) =>
  Array.from(elements, ({ textContent }) => textContent);
/** Returns the texts of the cells of a table, row by row, without the header. */
export const rowTexts = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => textsOf(row.children));
/** Returns the values of description lists, by term. */
export const termTexts = (of: HTMLElement) =>
  Object.fromEntries(
    within(of)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
/** Returns the `href` of the link with a name, on the page or in a part of it. */
export const hrefOf = (name: string | RegExp, within_: Pick<typeof screen, 'getByRole'> = screen) =>
  within_.getByRole('link', { name }).getAttribute('href');
/** Returns the path and query of the address. */
export const address = () => `${window.location.pathname}${window.location.search}`;
