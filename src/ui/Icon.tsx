import { useEffect, useState } from 'react';

let sprite: Promise<string> | undefined;
/** Fetches the sprite once and parses it into symbols; only `<symbol>` elements are taken over. */
const loadSprite = (): Promise<string> => {
  sprite ??= fetch('/graphics/icons.svg')
    .then(async (answer) => {
      if (!answer.ok) throw new Error(`icons.svg: ${answer.status}`);
      const parsed = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml');
      return [...parsed.querySelectorAll('symbol')].map((symbol) => symbol.outerHTML).join('');
    })
    .catch(() => {
      sprite = undefined;
      return '';
    });
  return sprite;
};

/** Puts the icons into the page, once, near its root. Without them buttons keep their words. */
export function IconSprite() {
  const [symbols, setSymbols] = useState('');
  useEffect(() => {
    let current = true;
    void loadSprite().then((found) => {
      if (current) setSymbols(found);
    });
    return () => {
      current = false;
    };
  }, []);
  // Our own static file, parsed and cut down to its symbols above.
  return (
    <svg
      className="icon-sprite"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: symbols }}
    />
  );
}

export type IconName =
  | 'search'
  | 'close'
  | 'chevron-down'
  | 'chevron-up'
  | 'chevron-right'
  | 'filter'
  | 'download'
  | 'link'
  | 'flag'
  | 'lock'
  | 'building'
  | 'check'
  | 'alert'
  | 'info'
  | 'sort-up'
  | 'sort-down'
  | 'sort'
  | 'plus'
  | 'expand'
  | 'chevron-left'
  | 'share'
  | 'menu'
  | 'list'
  | 'landmark'
  | 'grid'
  | 'money'
  | 'pin'
  | 'health'
  | 'hand'
  | 'server'
  | 'cap'
  | 'book'
  | 'code'
  | 'mail'
  | 'rotate'
  | 'play'
  | 'pause'
  | 'megaphone'
  | 'bulb'
  | 'video'
  | 'x'
  | 'facebook'
  | 'linkedin'
  | 'clock'
  | 'calendar'
  | 'people'
  | 'print'
  | 'copy';
/** A picture beside words: never the only carrier of meaning. */
export function Icon({ name, className = 'icon' }: { name: IconName; className?: string }) {
  return (
    <svg className={className} aria-hidden="true" focusable="false">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
