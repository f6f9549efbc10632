import { setting } from './site';

/** Addresses of other sites, loaded with the navigation and the footer. A link whose setting is empty is not rendered. */
export const outside = {
  /** Target of "Share your story". If it is empty, a mail draft replaces it. */
  surveyUrl: setting(process.env.SITE_SURVEY_URL, 'https://onevoicecrm.my.site.com/usaspending/s/'),
  apiTutorialUrl: setting(
    process.env.SITE_API_TUTORIAL_URL,
    'https://api.usaspending.gov/docs/intro-tutorial',
  ),
  apiEndpointsUrl: setting(
    process.env.SITE_API_ENDPOINTS_URL,
    'https://api.usaspending.gov/docs/endpoints',
  ),
  repositoryUrl: setting(
    process.env.SITE_REPOSITORY_URL,
    'https://github.com/fedspendingtransparency',
  ),
  releaseNotesUrl: setting(
    process.env.SITE_RELEASE_NOTES_URL,
    'https://github.com/fedspendingtransparency/usaspending-website/wiki',
  ),
  databaseDownloadUrl: setting(
    process.env.SITE_DATABASE_DOWNLOAD_URL,
    'https://onevoicecrm.my.site.com/usaspending/s/database-download',
  ),
  faqUrl: setting(process.env.SITE_FAQ_URL, 'https://onevoicecrm.my.site.com/usaspending/s/'),
  communityUrl: setting(
    process.env.SITE_COMMUNITY_URL,
    'https://onevoicecrm.my.site.com/usaspending/s/',
  ),
  videoChannelUrl: setting(
    process.env.SITE_VIDEO_CHANNEL_URL,
    'https://www.youtube.com/channel/UCyDn83O-0XC98H3TCV-VCGQ',
  ),
  xUrl: setting(process.env.SITE_X_URL, 'https://x.com/usaspending'),
  facebookUrl: setting(process.env.SITE_FACEBOOK_URL, 'https://www.facebook.com/fiscalservice'),
  linkedInUrl: setting(
    process.env.SITE_LINKEDIN_URL,
    'https://www.linkedin.com/company/bureau-of-the-fiscal-service',
  ),
  fiscalDataUrl: setting(process.env.SITE_FISCAL_DATA_URL, 'https://fiscaldata.treasury.gov'),
  fiscalServiceUrl: setting(process.env.SITE_FISCAL_SERVICE_URL, 'https://www.fiscal.treasury.gov'),
} as const;
