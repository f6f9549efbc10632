import { naturally } from './naturally';

const { compare } = new Intl.Collator('en', { numeric: true });
/** Numbers that look random and are the same in every run. */
const randomly = (seed: number) => {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
};
const every = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));

describe('names in their natural order', () => {
  it('has every plain character where the collation of the browser has it', () => {
    for (const a of every)
      for (const b of every)
        expect([a, b, Math.sign(naturally(a, b))]).toEqual([a, b, Math.sign(compare(a, b))]);
  });
  it.each([
    ['few characters, so that many begin alike', 'aAbB01 9-'],
    ['digits and zeros', '0019a'],
    ['any characters', every.join('')],
    ['letters with marks too', 'aáÁAnñ0 1ßz'],
  ])('orders pairs as the collation of the browser does: %s', (_, characters) => {
    const random = randomly(characters.length);
    const word = () =>
      Array.from({ length: random(7) }, () => characters[random(characters.length)]).join('');
    for (let at = 0; at < 5000; at += 1) {
      const [a, b] = [word(), word()];
      expect([a, b, Math.sign(naturally(a, b))]).toEqual([a, b, Math.sign(compare(a, b))]);
    }
  });
  it('makes no collator for plain names, and one for all others', () => {
    const made = jest.spyOn(Intl, 'Collator');
    jest.isolateModules(() => {
      const { naturally: fresh } = jest.requireActual<{ naturally: typeof naturally }>(
        './naturally',
      );
      expect(['Lot 10', 'lot 9', 'Lot 9'].sort(fresh)).toEqual(['lot 9', 'Lot 9', 'Lot 10']);
      expect(made).not.toHaveBeenCalled();
      expect(['Zoë', 'Åland', 'Zed'].sort(fresh)).toEqual(['Åland', 'Zed', 'Zoë']);
      expect(made).toHaveBeenCalledTimes(1);
    });
    made.mockRestore();
  });
});
