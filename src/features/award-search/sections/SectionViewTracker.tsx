import { useEffect, useRef } from 'react';
import { usePorts } from '@/lib/ports';

/** Milliseconds in view before a section counts as seen. */
const VIEW_DURATION_MS = 15_000;
const sectionNames = ['awards', 'categories', 'time', 'map'] as const;

/** Reports to analytics that a section stayed in view, once per section (pages document §13.6). */
export default function SectionViewTracker() {
  const { track } = usePorts();
  const reportedNames = useRef(new Set<string>());
  useEffect(() => {
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    const leave = (name: string) => {
      clearTimeout(timers.get(name));
      timers.delete(name);
    };
    const enter = (name: (typeof sectionNames)[number]) => {
      if (reportedNames.current.has(name) || timers.has(name)) return;
      timers.set(
        name,
        setTimeout(() => {
          reportedNames.current.add(name);
          track('searchSectionSeen', name);
        }, VIEW_DURATION_MS),
      );
    };
    const sections = sectionNames.flatMap((name) => {
      const element = document.getElementById(`section-${name}`);
      return element ? [{ name, element }] : [];
    });
    const observer =
      typeof IntersectionObserver === 'undefined'
        ? undefined
        : new IntersectionObserver(
            (entries) =>
              entries.forEach(({ target, isIntersecting }) => {
                const section = sections.find(({ element }) => element === target);
                if (section) (isIntersecting ? enter : leave)(section.name);
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
