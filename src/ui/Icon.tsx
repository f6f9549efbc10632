import { useEffect, useState } from 'react';

/** Loads the sprite and returns its `<symbol>` elements as markup, without other elements; '' if it cannot be loaded. */
const loadSprite = async (): Promise<string> => {
  try {
    const response = await fetch('/graphics/icons.svg');
    if (!response.ok) return '';
    const sprite = new DOMParser().parseFromString(await response.text(), 'image/svg+xml');
    return [...sprite.querySelectorAll('symbol')].map((symbol) => symbol.outerHTML).join('');
  } catch {
    return '';
  }
};

/** Renders the icon sprite, once, near the root of the page. If the sprite cannot be loaded, icons are blank but labels remain. */
export function IconSprite() {
  const [symbols, setSymbols] = useState('');
  useEffect(() => {
    let isCurrent = true;
    void loadSprite().then((markup) => {
      if (isCurrent) setSymbols(markup);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  // The markup comes from our own static file, reduced to its symbols above.
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
/** Renders an icon that screen readers ignore. A text or label beside it must carry the meaning. */
export function Icon({ name, className = 'icon' }: { name: IconName; className?: string }) {
  return (
    <svg className={className} aria-hidden="true" focusable="false">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
