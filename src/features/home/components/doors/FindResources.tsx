import { CardList, type LinkCard } from './CardList';

const resources: readonly LinkCard[] = [
  {
    title: 'Federal Spending Guide',
    text: 'Read short answers to common questions about the data.',
    action: 'Read the guide',
    target: { to: '/federal-spending-guide' },
    icon: 'cap',
  },
  {
    title: 'Data Dictionary',
    text: 'Look up what each data element means and which downloads contain it.',
    action: 'Open the dictionary',
    target: { to: '/data-dictionary' },
    icon: 'list',
  },
  {
    title: 'About the Data',
    text: 'Read about the sources and limits of the figures.',
    action: 'View the disclosures',
    target: { panel: 'about-the-data' },
    icon: 'info',
  },
  {
    title: 'Glossary',
    text: 'Look up federal spending terms in plain language.',
    action: 'View the glossary',
    target: { panel: 'glossary' },
    icon: 'book',
  },
];
/** Renders cards that link to explanations of terms and methods. */
export function FindResources() {
  return (
    <section className="home-section home__inner" aria-labelledby="find-resources">
      <p className="home__overline">Find resources</p>
      <h2 id="find-resources">Understand what you see</h2>
      <CardList event="homeResources" label="Resources" cards={resources} plain />
    </section>
  );
}
