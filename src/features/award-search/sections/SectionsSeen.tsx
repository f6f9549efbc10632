import { useEffect, useRef } from 'react';
import { usePorts } from '@/lib/ports';

/** Milliseconds in view before a section counts as seen. */
const LOOKED_AT = 15_000;
const names = ['awards', 'categories', 'time', 'map'] as const;

/** Reports to analytics, once per section, that it stayed in view (pages document §13.6). */
export default function SectionsSeen() {
  const { track } = usePorts();
  const told = useRef(new Set<string>());
  useEffect(() => {
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    const leave = (name: string) => {
      clearTimeout(timers.get(name));
      timers.delete(name);
    };
    const enter = (name: (typeof names)[number]) => {
      if (told.current.has(name) || timers.has(name)) return;
      timers.set(
        name,
        setTimeout(() => {
          told.current.add(name);
          track('searchSectionSeen', name);
        }, LOOKED_AT),
      );
    };
    const sections = names.flatMap((name) => {
      const element = document.getElementById(`section-${name}`);
      return element ? [{ name, element }] : [];
    });
    const observer =
      typeof IntersectionObserver === 'undefined'
        ? undefined
        : new IntersectionObserver(
            (entries) =>
              entries.forEach(({ target, isIntersecting }) => {
                const seen = sections.find(({ element }) => element === target);
                if (seen) (isIntersecting ? enter : leave)(seen.name);
              }),
            { threshold: 0.1 },
          );
    // Without `IntersectionObserver`, every section counts as in view.
    sections.forEach(({ name, element }) => (observer ? observer.observe(element) : enter(name)));
    return () => {
      observer?.disconnect();
      timers.forEach((timer) => clearTimeout(timer));
    };
  }, [track]);
  return null;
}
