import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { videoKind } from '@/domain/site/trainingVideos';
import catalogue from '../../../content/training-videos/catalogue.json';
import { VideoPoster, type VideoPicture } from './VideoPoster';

const posters = catalogue.map(({ id, picture, title }) => {
  const { container } = render(
    <VideoPoster picture={picture as VideoPicture} kind={videoKind(title)} />,
  );
  return { id, svg: container.firstElementChild!, markup: container.innerHTML };
});
const stylesheet = readFileSync(join(__dirname, 'training-videos.scss'), 'utf8');

describe('the poster of a video', () => {
  it.each(posters)('shows at least three shapes in at most 3 kB: $id', ({ svg, markup }) => {
    expect(svg.querySelectorAll('path').length).toBeGreaterThanOrEqual(3);
    expect(markup.length).toBeLessThanOrEqual(3000);
    expect(markup).not.toMatch(/undefined|NaN/);
  });
  it('differs from every other poster', () =>
    expect(new Set(posters.map(({ markup }) => markup)).size).toBe(catalogue.length));
  it('is decorative and has no text', () => {
    for (const { svg } of posters) {
      expect(svg).toHaveAttribute('aria-hidden', 'true');
      expect(svg).toHaveTextContent('');
    }
  });
  it.each(['(forced-colors: active)', 'print'])('has colors of its own under %s', (condition) => {
    const rules = stylesheet.slice(stylesheet.indexOf(`@media ${condition}`)).split('\n}\n')[0];
    expect(rules).toMatch(/\.poster__accent \{\s+fill: /);
    expect(rules).toMatch(/\.poster__line--accent \{\s+stroke: /);
  });
});
