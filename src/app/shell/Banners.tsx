import { banners, getBanners, type BannerConfig } from '@/domain/site/banners';
import { usePorts } from '@/lib/ports';
import { InfoBanner } from '@/ui/InfoBanner';
import { focusMain } from '@/ui/useDialog';
import { PrintNote } from './PrintNote';

interface BannersProps {
  path: string;
  /** Banners to choose from; the default is all banners of the site. */
  list?: readonly BannerConfig[];
}
/** Renders the banners of the current path. Print also includes the page’s address and the date. */
export default function Banners({ path, list = banners }: BannersProps) {
  const { openModal, announce } = usePorts();
  const handleDismiss = () => {
    announce('Message dismissed');
    focusMain();
  };
  return (
    <div>
      <PrintNote />
      {getBanners(path, list).map(({ id, title, content, type, notDismissable, modal }) => (
        <InfoBanner
          key={id}
          id={id}
          title={title}
          type={type}
          dismissable={!notDismissable}
          onDismiss={handleDismiss}
        >
          <p>
            {content}{' '}
            {modal && (
              <button type="button" className="link-button" onClick={() => openModal(modal.kind)}>
                {modal.label}
              </button>
            )}
          </p>
        </InfoBanner>
      ))}
    </div>
  );
}
