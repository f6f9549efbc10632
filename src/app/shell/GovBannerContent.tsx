import { Icon } from '@/ui/Icon';

/** Shows how to recognize an official website: by .gov and HTTPS. */
export default function GovBannerContent() {
  return (
    <>
      <div>
        <Icon name="building" />
        <p>
          <strong>Official websites use .gov</strong>
          <br />A .gov website belongs to an official government organization in the United States.
        </p>
      </div>
      <div>
        <Icon name="lock" />
        <p>
          <strong>Secure .gov websites use HTTPS</strong>
          <br />A lock or https:// means you have safely connected to the .gov website. Share
          sensitive information only on official, secure websites.
        </p>
      </div>
    </>
  );
}
