import { ExploreOrDownload } from './ExploreOrDownload';
import { FindResources } from './FindResources';
import { ReadyToGetStarted } from './ReadyToGetStarted';

/** Doors to the rest of the site: to explore and download, to resources, to a beginning. */
export default function Doors() {
  return (
    <>
      <ExploreOrDownload />
      <FindResources />
      <ReadyToGetStarted />
    </>
  );
}
