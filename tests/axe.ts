import axe from 'axe-core';

/** What is wrong with an element for those who do not see it, in words; colours are judged by the browser tests. */
export const faultsOf = async (element: Element): Promise<string[]> => {
  const { violations } = await axe.run(element, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
};
