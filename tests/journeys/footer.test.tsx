import { forgetSent, sentEvents } from '../sentEvents';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { outside as outsideLinks } from '@/domain/site/outsideLinks';
import { renderAt } from '../render';
import { journeyApi } from './journeyApi';
import { hrefOf, textsOf } from './pageTexts';

journeyApi();

describe('the footer', () => {
  const internalLinks: readonly (readonly [RegExp, string])[] = [
    [/^USAspending Home/, '/'],
    [/^Mission/, '/about'],
    [/^Accessibility/, '/about/accessibility'],
    [/^Privacy Policy/, '/about/privacy'],
    [/^Freedom of Information Act/, '/about/foia'],
    [/^D&B Information/, '/db_info'],
    [/^Learn More/, '/training-videos'],
  ];
  const externalLinks: readonly (readonly [RegExp, string, boolean])[] = [
    [/^FAQs/, 'https://onevoicecrm.my.site.com/usaspending/s/', true],
    [/^Community/, 'https://onevoicecrm.my.site.com/usaspending/s/', true],
    [/^Fiscal Data/, 'https://fiscaldata.treasury.gov', false],
    [/^Bureau of the Fiscal Service/, 'https://www.fiscal.treasury.gov', false],
    [/^YouTube/, 'https://www.youtube.com/channel/UCyDn83O-0XC98H3TCV-VCGQ', true],
    [/^X \(Twitter\)/, 'https://x.com/usaspending', true],
    [/^Facebook/, 'https://www.facebook.com/fiscalservice', true],
    [/^GitHub/, 'https://github.com/fedspendingtransparency', true],
    [/^LinkedIn/, 'https://www.linkedin.com/company/bureau-of-the-fiscal-service', true],
  ];
  const findFooter = async () => {
    const footerElement = screen.getByRole('contentinfo');
    await within(footerElement).findByRole('heading', { name: 'Stay in touch' });
    return footerElement;
  };
  it('links to the site’s own pages in order [i2.header-and-footer.4, i2.header-and-footer.11, r2.furniture.2]', async () => {
    renderAt('/');
    const footerElement = await findFooter();
    for (const [name, href] of internalLinks)
      expect(within(footerElement).getByRole('link', { name })).toHaveAttribute('href', href);
    const order = [
      '/',
      '/about',
      '/about/accessibility',
      '/about/privacy',
      '/about/foia',
      '/db_info',
    ];
    expect(
      within(footerElement)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')!)
        .filter((href) => order.includes(href)),
    ).toEqual(order);
    expect(
      textsOf(
        within(within(footerElement).getByRole('list', { name: 'Legal' })).getAllByRole('link'),
      ),
    ).toEqual(['Accessibility', 'Privacy Policy', 'Freedom of Information Act', 'D&B Information']);
  });
  it('names the target of each link in its text', async () => {
    renderAt('/');
    const names = textsOf(within(await findFooter()).getAllByRole('link'));
    expect(names).toContain('Learn More about how to use USAspending');
    expect(names.filter((name) => /^(learn more|read more|more|here)$/i.test(name))).toEqual([]);
  });
  it.each(externalLinks.map((row) => [String(row[0]), row] as const))(
    'opens %s through the redirect dialog or in a new tab [i2.header-and-footer.6-7, r2.furniture.3]',
    async (_name, [name, href, hasDialog]) => {
      renderAt('/');
      const link = within(await findFooter()).getByRole('link', { name });
      expect(link).toHaveAttribute('href', href);
      fireEvent.click(link);
      if (hasDialog)
        expect(await screen.findByRole('dialog', { name: /leaving/ })).toHaveTextContent(href);
      else expect(link).toHaveAttribute('target', '_blank');
    },
  );
  it('links to the FAQs, the community and the help email address [i2.header-and-footer.5]', async () => {
    renderAt('/');
    const footerElement = await findFooter();
    const help = within(footerElement).getByRole('heading', { name: 'Help' }).parentElement!;
    expect(
      within(help)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['FAQs (leaves this site)', 'https://onevoicecrm.my.site.com/usaspending/s/'],
      ['Community (leaves this site)', 'https://onevoicecrm.my.site.com/usaspending/s/'],
      ['Email Us', 'mailto:usaspending.help@fiscal.treasury.gov?subject=Contact%20Us'],
    ]);
  });
  it('links to the survey through the redirect dialog and drafts an email to join the mailing list [i2.header-and-footer.10, i2.header-and-footer.12, r2.furniture.14]', async () => {
    const { user } = renderAt('/');
    const footerElement = await findFooter();
    expect(hrefOf(/^Sign Up/, within(footerElement))).toEqual(
      expect.stringMatching(/^mailto:join-usaspending@lists\.fiscal\.treasury\.gov\?subject=/),
    );
    await user.click(within(footerElement).getByRole('link', { name: /^Share Now/ }));
    expect(await screen.findByRole('dialog', { name: /leaving/ })).toHaveTextContent(
      outsideLinks.surveyUrl,
    );
  });
  it('records clicks on footer links and on Stay in touch links [i7.34, r7.5]', async () => {
    forgetSent();
    const { user } = renderAt('/');
    const footerElement = await findFooter();
    await user.click(within(footerElement).getByRole('link', { name: /^Facebook/ }));
    await user.click(within(footerElement).getByRole('link', { name: 'Accessibility' }));
    await user.click(within(await findFooter()).getByRole('link', { name: /^Learn More/ }));
    await waitFor(() =>
      expect(sentEvents()).toEqual([
        {
          event: 'footer-external-links',
          category: 'Footer - Link',
          action: 'https://www.facebook.com/fiscalservice',
        },
        {
          event: 'footer-external-links',
          category: 'Footer - Link',
          action: '/about/accessibility',
        },
        {
          event: 'stay-in-touch',
          category: 'Accessibility | USAspending',
          action: 'Link',
          label: 'learn-more',
        },
      ]),
    );
  });
});
