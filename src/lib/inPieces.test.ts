import { inPieces } from './inPieces';

describe('code in pieces', () => {
  it('runs one after the other, and lets the page answer before each', async () => {
    const seen: string[] = [];
    const visitor = setInterval(() => {
      if (seen[seen.length - 1] !== 'visitor') seen.push('visitor');
    });
    const part = (name: string) => async () => {
      await Promise.resolve();
      seen.push(name);
    };
    const made = await inPieces([part('shared'), part('sections')], async () => {
      await part('page')();
      return 'made';
    });
    clearInterval(visitor);
    expect(made).toBe('made');
    expect(seen.filter((name) => name !== 'visitor')).toEqual(['shared', 'sections', 'page']);
    for (const name of ['shared', 'sections', 'page'])
      expect(seen[seen.indexOf(name) - 1]).toBe('visitor');
  });

  it('is refused when a piece is broken, without running the rest', async () => {
    const page = jest.fn();
    await expect(inPieces([() => Promise.reject(new Error('broken'))], page)).rejects.toThrow(
      'broken',
    );
    expect(page).not.toHaveBeenCalled();
  });
});
