/** Groups of the federal spending guide, in order: file under `content/guide` and title. */
export const guideGroups: readonly { slug: string; title: string }[] = (
  [
    ['award-and-account-spending-comparison', 'Award And Account Spending Comparison'],
    ['award-spending', 'Award Spending'],
    [
      'financial-assistance-transactions-and-award-summaries',
      'Financial Assistance Transactions And Award Summaries',
    ],
    ['contract-transactions-and-award-summaries', 'Contract Transactions And Award Summaries'],
    ['how-to-access-the-data', 'How To Access The Data'],
    ['agency-data-elements', 'Agency Data Elements'],
    ['account-data-elements', 'Account Data Elements'],
    ['industry-and-product-data-elements', 'Industry And Product Data Elements'],
    ['disaster-and-emergency-data-elements', 'Disaster And Emergency Data Elements'],
    ['assistance-listings-data-elements', 'Assistance Listings Data Elements'],
    ['recipient-data-elements', 'Recipient Data Elements'],
    ['location-data-elements', 'Location Data Elements'],
    ['additional-resources', 'Additional Resources'],
  ] as const
).map(([slug, title]) => ({ slug, title }));
