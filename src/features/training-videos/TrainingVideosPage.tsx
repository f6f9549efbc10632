import { useId } from 'react';
import catalogue from '../../../content/training-videos/catalogue.json';
import { fillContent } from '@/domain/content';
import { date } from '@/domain/displayDate';
import { outside } from '@/domain/site/outsideLinks';
import { site } from '@/domain/site/site';
import {
  sortVideos,
  videoKind,
  videoName,
  videoSorts,
  videoUrl,
  type CatalogVideo,
  type VideoSort,
} from '@/domain/site/trainingVideos';
import { choice, useAddress } from '@/lib/url/address';
import { usePorts } from '@/lib/ports';
import { ExternalLink } from '@/ui/ExternalLink';
import { Icon } from '@/ui/Icon';
import { Notices, unknownNotices } from '@/ui/Notices';
import { PageHeader } from '@/ui/PageHeader';
import { Select } from '@/ui/Select';
import { ShareMenu } from '@/ui/ShareMenu';
import { VideoPoster, type VideoPicture } from './VideoPoster';

const videosAddress = {
  sort: choice<VideoSort>(
    videoSorts.map(({ key }) => key),
    'newest',
  ),
};
interface PicturedVideo extends CatalogVideo {
  picture: VideoPicture;
}
const videos = catalogue.map((video): PicturedVideo => ({
  ...video,
  title: fillContent(video.title),
  picture: video.picture as VideoPicture,
}));

/** Renders a video with a poster from this site, so that nothing loads from the video service until the video opens. */
function Video({ video, headingLevel }: { video: PicturedVideo; headingLevel: 2 | 3 }) {
  const { openVideo } = usePorts();
  const Heading = `h${headingLevel}` as const;
  const kind = videoKind(video.title);
  const play = () => openVideo({ ...video, url: videoUrl(video.id) });
  return (
    <article className="video">
      <button type="button" className="video__open" onClick={play}>
        <span className="video__poster" aria-hidden="true">
          <VideoPoster picture={video.picture} kind={kind} />
          <span className="video__play">
            <Icon name="play" />
          </span>
          <span className="video__duration">{video.duration}</span>
        </span>
        <span className="usa-sr-only">{`Play ${video.title}, ${video.duration}, published ${date(video.publishedAt)}`}</span>
      </button>
      <div className="video__words">
        <p className="video__kind">{kind}</p>
        <Heading>{videoName(video.title)}</Heading>
        <p className="video__text">{video.description}</p>
        <div className="video__foot">
          <span>{date(video.publishedAt)}</span>
          <ShareMenu
            isIconOnly
            url={videoUrl(video.id)}
            subject={video.title}
            body="A training video:"
          />
        </div>
      </div>
    </article>
  );
}

/** Renders the page of training videos: one featured video, and a sorted grid of the others. */
export default function TrainingVideosPage() {
  const id = useId();
  const { values, refused, write } = useAddress(videosAddress);
  const featuredVideos = videos.filter((video) => video.featured);
  const otherVideos = sortVideos(
    videos.filter((video) => !video.featured),
    values.sort,
  );
  return (
    <>
      <PageHeader overline="Resources" title="Training Videos">
        <div className="page-header__tools">
          <ShareMenu
            url="/training-videos"
            subject={`Training Videos for ${site.name}`}
            body="Training videos:"
          />
        </div>
      </PageHeader>
      <div className="page-body">
        <Notices notices={unknownNotices(refused)} />
        <p>
          Watch short videos about finding, understanding and downloading federal spending data.{' '}
          {outside.videoChannelUrl && (
            <>
              More videos are on the{' '}
              <ExternalLink href={outside.videoChannelUrl}>video channel</ExternalLink>.
            </>
          )}{' '}
          Videos load only when you open them.
        </p>
        {featuredVideos.map((video) => (
          <div key={video.id} className="videos__featured">
            <Video video={video} headingLevel={2} />
          </div>
        ))}
        <div className="videos__sort">
          <h2>All videos</h2>
          <div>
            <label htmlFor={id}>Sort By:</label>{' '}
            <Select
              id={id}
              options={videoSorts}
              value={values.sort}
              onChoose={(sort) => write({ sort }, 'replace')}
            />
          </div>
        </div>
        <ul className="videos__grid">
          {otherVideos.map((video) => (
            <li key={video.id}>
              <Video video={video} headingLevel={3} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
