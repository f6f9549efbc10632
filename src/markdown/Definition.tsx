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

/** The first paragraph, without link markup. */
const plainText = (text: string): string =>
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
      .then(plainText, (error: Error) => {
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

/** A term with its definition in place: hover, focus or tap shows it. Escape or leaving hides it. */
export function Definition({ slug, children }: { slug: string; children: ReactNode }) {
  const id = useId();
  const { track } = usePorts();
  const holder = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(false);
  const { plain, problem } = usePlainDefinition(slug, shown);
  const [place, setPlace] = useState({ above: false, shift: 0 });
  // Keeps the note inside the viewport: above the term when there is no space below, and not beyond the right edge.
  useLayoutEffect(() => {
    const note = document.getElementById(id);
    const box = holder.current?.getBoundingClientRect();
    if (!shown || !note || !box) return;
    const { height, width } = note.getBoundingClientRect();
    setPlace({
      above: box.bottom + height + 8 > window.innerHeight && box.top > height + 8,
      shift: Math.min(0, window.innerWidth - 16 - (box.left + width)),
    });
  }, [shown, plain, id]);
  const handleBlur = (event: FocusEvent) => {
    if (!holder.current?.contains(event.relatedTarget as Node | null)) setShown(false);
  };
  const handleFollow = () => {
    track('glossaryLink', holder.current?.querySelector('button')?.textContent ?? slug, slug);
    setShown(false);
  };
  return (
    <span
      className="definition"
      ref={holder}
      onMouseEnter={() => setShown(true)}
      onMouseLeave={() => setShown(false)}
      onBlur={handleBlur}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && shown) {
          event.preventDefault();
          event.stopPropagation();
          setShown(false);
        }
      }}
    >
      <button
        type="button"
        className="definition__term"
        aria-expanded={shown}
        aria-controls={id}
        onFocus={() => setShown(true)}
        onClick={() => setShown(true)}
      >
        {children}
      </button>
      <span
        id={id}
        className={classNames('definition__note', place.above && 'definition__note--above')}
        style={{ left: place.shift }}
        hidden={!shown}
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
