import { parseContent, splitSections } from '../lib/contentFile';
import { makeGlossaryTerm, type GlossaryTerm } from './glossary';
import { site } from './site/site';

/** Returns the term in the text of `content/glossary/{slug}.md`. Fields that the text lacks are ''. */
export const parseTerm = (slug: string, text: string): GlossaryTerm => {
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

/** Returns a text with `{email}` replaced by a link to the help mailbox and `{Site}` by the site’s name. */
export const fillContent = (text: string): string =>
  text
    .replaceAll('{email}', `[${site.helpMailbox}](mailto:${site.helpMailbox})`)
    .replaceAll('{Site}', site.name);
