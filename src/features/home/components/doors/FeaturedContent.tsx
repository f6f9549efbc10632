import { outside } from '@/domain/site/outsideLinks';
import { Icon } from '@/ui/Icon';
import { CardList, type LinkCard } from './CardList';

/** Renders two cards beside the word of the day. */
export function FeaturedContent() {
  const featuredCards: readonly LinkCard[] = [
    {
      title: 'Your feedback',
      icon: 'megaphone',
      ...(outside.surveyUrl
        ? {
            text: 'Tell us what works and what is missing.',
            action: 'Take the survey',
            target: { href: outside.surveyUrl },
          }
        : {
            text: 'Find out how to reach us and who answers questions about an award.',
            action: 'Contact us',
            target: { to: '/about?section=contact' },
          }),
    },
    {
      title: 'Partner sites',
      text: 'See the revenue, debt and cash of the government on our partner site.',
      action: 'Visit Fiscal Data',
      target: { href: outside.fiscalDataUrl },
      icon: 'link',
    },
  ];
  return (
    <section className="home-featured" aria-labelledby="featured">
      <h2 id="featured">
        <Icon name="megaphone" />
        Featured Content
      </h2>
      <CardList event="homeFeatured" label="Featured content" cards={featuredCards} plain />
    </section>
  );
}
