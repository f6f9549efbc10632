import { parseContent, splitSections } from '../lib/contentFile';
import { makeGlossaryTerm, type GlossaryTerm } from './glossary';
import { site } from './site/site';

/** Reads a term from the text of `content/glossary/{slug}.md`: plain language, then two sections. */
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

/** Fills the placeholders of a text: `{email}` is the help contact, `{Site}` the site's name. */
export const fillContent = (text: string): string =>
  text
    .replaceAll('{email}', `[${site.helpMailbox}](mailto:${site.helpMailbox})`)
    .replaceAll('{Site}', site.name);
