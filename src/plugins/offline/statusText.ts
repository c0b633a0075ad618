import type { SavedSite, SiteOffer } from './names';

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** What of the site is saved, and what could be. The offer is null if the server can't be reached, and undefined until that's known. */
export function statusText(saved: SavedSite | undefined, offer?: SiteOffer | null): string {
  const size = offer && `${megabytes(offer.bytes)} to download`;
  if (!saved) {
    if (size) return `The whole site takes ${size}.`;
    return offer === null
      ? "There's no connection to the site, so nothing can be saved now. Connect to the internet, then reload this page."
      : "The whole site isn't saved on this device. Asking how large it is…";
  }
  const day = new Date(saved.savedAt).toLocaleDateString('en-US', { dateStyle: 'long' });
  let newer = 'Looking for a newer version…';
  if (offer === null) newer = 'When you have internet, look here for a newer version.';
  else if (offer?.address === saved.address) newer = 'It is up to date.';
  else if (offer) newer = `A newer version is ready: ${size}.`;
  return `Saved on ${day}. ${newer}`;
}
