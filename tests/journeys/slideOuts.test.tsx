import { screen, waitFor, within } from '@testing-library/react';
import { renderAt } from '../render';
import { about, glossary, state, type Slices } from './slideOutPanels';
import { journeyApi } from './journeyApi';

journeyApi();

describe('the two slide-outs', () => {
  it('close each other when opened, and the last opened one is on top [i2.overlays.7-9, r2.about-the-data.24-25, r4.10]', async () => {
    const { user, store } = renderAt('/?glossary=account-balance-file-a&x=1');
    const panel = await glossary();
    expect(state<Slices>(store).slideOuts.lastOpenedSlideout).toBe('glossary');
    await user.click(await within(panel).findByRole('link', { name: 'File A in About the Data' }));
    expect(await about()).toHaveClass('slide-out--top');
    expect(screen.queryByRole('dialog', { name: 'Glossary' })).not.toBeInTheDocument();
    expect(window.location.search).toBe('?about-the-data=file-a&x=1');
    expect(state<Slices>(store)).toMatchObject({
      slideOuts: { lastOpenedSlideout: 'about-the-data' },
      glossary: { display: false },
      aboutTheData: { display: true },
    });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(window.location.search).toBe('?x=1'));
  });
  it('show only the last one named in the address, and the parameter of the other is removed', async () => {
    renderAt('/?glossary=outlay&about-the-data=gtas&x=1');
    expect(await about()).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Glossary' })).not.toBeInTheDocument();
    await waitFor(() => expect(window.location.search).toBe('?about-the-data=gtas&x=1'));
  });
});
