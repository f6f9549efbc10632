import { parseContent, splitSections } from '../lib/contentFile';
import { makeGlossaryTerm, type GlossaryTerm } from './glossary';
import { site } from './site/site';

/** A glossary term as `content/glossary/{slug}.md` writes it: plain words first, then the sections "Official Definition" and "More Resources". */
export const termFromContent = (slug: string, text: string): GlossaryTerm => {
  const { meta, body } = parseContent(text);
  const sections = splitSections(body);
  return makeGlossaryTerm({
    slug,
    term: meta.term ?? '',
    dataActTerm: meta.data_act_term ?? '',
    plain: sections[''] ?? '',
    official: sections['Official Definition'] ?? '',
    resources: sections['More Resources'] ?? '',
  });
};

/** A text with its placeholders filled: `{email}` is the help contact, `{Site}` the site's name. */
export const fillContent = (text: string): string =>
  text
    .replaceAll('{email}', `[${site.helpMailbox}](mailto:${site.helpMailbox})`)
    .replaceAll('{Site}', site.name);
