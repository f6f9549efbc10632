import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { getExistingPath, PageLink } from '@/blocks/entity-links';
import { hasPage } from '@/domain/site/paths';
import { showModal } from '@/features/modals';
import { renderAt } from '../render';
import { journeyApi } from './journeyApi';
import { hrefOf } from './pageTexts';

journeyApi();

/** Returns the internal links of the current page that lead to no page. Files are not pages. */
const findDeadLinks = () =>
  [...document.querySelectorAll('a[href^="/"]')]
    .map((link) => link.getAttribute('href')!)
    .filter((href) => !/\.[a-z]+$/.test(href.split('?')[0]!) && !hasPage(href));

describe('internal links', () => {
  it('in the home page, the menus, the footer and the COVID-19 announcement lead to existing pages', async () => {
    const { user, store } = renderAt('/');
    await screen.findByRole('heading', { name: 'Stay in touch' });
    await screen.findByRole('heading', { name: 'Ready to get started?' });
    await screen.findByRole('list', { name: /^Obligations of fiscal year/ });
    expect(findDeadLinks()).toEqual([]);
    for (const group of ['Explore the Data', 'Download the Data', 'Find Resources']) {
      await user.click(screen.getByRole('button', { name: group }));
      await screen.findAllByRole('link', {
        name: group === 'Find Resources' ? /^Data Sources/ : /^Dataset Metadata/,
      });
      expect([group, findDeadLinks()]).toEqual([group, []]);
    }
    act(() => {
      store.dispatch(showModal('', 'covid'));
    });
    await screen.findByRole('dialog', { name: /COVID-19 Response Data/ });
    expect(findDeadLinks()).toEqual([]);
  });
  it('render as plain text when their page does not exist', () => {
    render(
      <MemoryRouter>
        <PageLink to="/no/such">Nothing</PageLink>
        <PageLink to="/about?section=contact">A page</PageLink>
      </MemoryRouter>,
    );
    expect(screen.getByText('Nothing')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Nothing' })).not.toBeInTheDocument();
    expect(hrefOf('A page')).toBe('/about?section=contact');
  });
  it.each([
    ['/search?hash=1', true],
    ['/award/CONT_AWD_1', true],
    ['/federal-spending-guide/x', true],
    ['/Search', false],
    ['/award', false],
    ['/no/such', false],
  ])('to %s are checked against the list of pages', (address, isPage) => {
    expect(hasPage(address)).toBe(isPage);
    expect(getExistingPath(address)).toBe(isPage ? address : undefined);
  });
});
