import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
} from 'react';
import { classNames } from '@/lib/classNames';
import { parseContent, splitSections } from '@/lib/contentFile';
import { ChunkError } from '@/lib/requests/loadChunk';
import { usePorts } from '@/lib/ports';
import { SlideOutLink } from '@/ui/SlideOutLink';
import { loadTerm } from './loadEntry';

/** Returns the first paragraph of a glossary text without Markdown markup. */
const getFirstParagraph = (text: string): string =>
  (splitSections(parseContent(text).body)[''] ?? '')
    .split(/\n\s*\n/)[0]!
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_`]/g, '')
    .replaceAll('\n', ' ');

const usePlainDefinition = (slug: string, isShown: boolean) => {
  const [plain, setPlain] = useState('');
  const [problem, setProblem] = useState('');
  useEffect(() => {
    if (!isShown || plain) return undefined;
    let isCurrent = true;
    loadTerm(slug, { mayReload: false })
      .then(getFirstParagraph, (error: Error) => {
        if (error instanceof ChunkError && isCurrent)
          setProblem(`We couldn’t load the definition. ${error.message}`);
        return error instanceof ChunkError ? '' : 'This term has no definition yet.';
      })
      .then((loadedText) => {
        if (isCurrent) setPlain(loadedText);
      });
    return () => {
      isCurrent = false;
      setProblem('');
    };
  }, [isShown, plain, slug]);
  return { plain, problem };
};

/** Renders a glossary term whose definition opens on hover, focus or tap. Escape or leaving the term closes it. */
export function Definition({ slug, children }: { slug: string; children: ReactNode }) {
  const id = useId();
  const { track } = usePorts();
  const holder = useRef<HTMLSpanElement>(null);
  const [isShown, setIsShown] = useState(false);
  const { plain, problem } = usePlainDefinition(slug, isShown);
  const [position, setPosition] = useState({ above: false, shift: 0 });
  // Keeps the note inside the viewport: above the term when there is no space below, and not beyond the right edge.
  useLayoutEffect(() => {
    const note = document.getElementById(id);
    const box = holder.current?.getBoundingClientRect();
    if (!isShown || !note || !box) return;
    const { height, width } = note.getBoundingClientRect();
    setPosition({
      above: box.bottom + height + 8 > window.innerHeight && box.top > height + 8,
      shift: Math.min(0, window.innerWidth - 16 - (box.left + width)),
    });
  }, [isShown, plain, id]);
  const handleBlur = (event: FocusEvent) => {
    if (!holder.current?.contains(event.relatedTarget as Node | null)) setIsShown(false);
  };
  const handleFollow = () => {
    track('glossaryLink', holder.current?.querySelector('button')?.textContent ?? slug, slug);
    setIsShown(false);
  };
  return (
    <span
      className="definition"
      ref={holder}
      onMouseEnter={() => setIsShown(true)}
      onMouseLeave={() => setIsShown(false)}
      onBlur={handleBlur}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isShown) {
          event.preventDefault();
          event.stopPropagation();
          setIsShown(false);
        }
      }}
    >
      <button
        type="button"
        className="definition__term"
        aria-expanded={isShown}
        aria-controls={id}
        onFocus={() => setIsShown(true)}
        onClick={() => setIsShown(true)}
      >
        {children}
      </button>
      <span
        id={id}
        className={classNames('definition__note', position.above && 'definition__note--above')}
        style={{ left: position.shift }}
        hidden={!isShown}
        role="note"
      >
        {plain || problem || 'Loading'}{' '}
        <SlideOutLink panel="glossary" slug={slug} onFollow={handleFollow}>
          Open in the glossary
        </SlideOutLink>
      </span>
    </span>
  );
}
