import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { PortsContext } from '@/lib/ports';
import { ContentLink } from '@/ui/ContentLink';
import { ExternalLink, isGovernment } from '@/ui/ExternalLink';
import { ports } from '../ports';

afterEach(() => {
  cleanup();
});

describe('external links', () => {
  it.each([
    ['https://example.org/', false],
    ['https://fiscaldata.treasury.gov/', true],
    ['https://x.example/?u=.gov', true],
    ['https://governance.example', false],
  ])('to %s count as government links: %s [r2.modals.5]', (url, expected) => {
    expect(isGovernment(url)).toBe(expected);
  });
  it('open the redirect dialog on click, Ctrl-click and middle click [i2.header-and-footer.13]', () => {
    const openExternal = jest.fn();
    render(
      <PortsContext.Provider value={ports({ openExternal })}>
        <ExternalLink href="https://example.org/">Elsewhere</ExternalLink>
      </PortsContext.Provider>,
    );
    const link = screen.getByRole('link', { name: 'Elsewhere (leaves this site)' });
    expect(fireEvent.click(link)).toBe(false);
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(false);
    expect(
      fireEvent(link, new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 1 })),
    ).toBe(false);
    expect(openExternal.mock.calls).toEqual([
      ['https://example.org/'],
      ['https://example.org/'],
      ['https://example.org/'],
    ]);
  });
  it('in content open internally, in a new tab or through the dialog, and unsafe ones are text [i2.header-and-footer.14-15, r5.20]', () => {
    render(
      <MemoryRouter initialEntries={['/a?x=1']}>
        {[
          '?glossary=outlay',
          '/about',
          'https://www.sam.gov/',
          'https://example.org/',
          'mailto:a@b.c',
          'javascript:alert(1)',
          '//evil.example',
        ].map((href) => (
          <p key={href}>
            <ContentLink href={href}>{href}</ContentLink>
          </p>
        ))}
      </MemoryRouter>,
    );
    expect(
      screen
        .getAllByRole('link')
        .map((link) => [link.getAttribute('href'), link.getAttribute('target')]),
    ).toEqual([
      ['/a?glossary=outlay&x=1', null],
      ['/about', null],
      ['https://www.sam.gov/', '_blank'],
      ['https://example.org/', null],
      ['mailto:a@b.c', null],
    ]);
  });
});
