// Wrapped because the theme's inline script hides a bar that was closed before, and
// nothing shows it again when the bar has a new id.
import { useEffect, type ReactNode } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';
import AnnouncementBar from '@theme-original/AnnouncementBar';

const HIDDEN_BEFORE_PAINT = 'data-announcement-bar-initially-dismissed';
const dismissal = createStorageSlot('docusaurus.announcement.dismiss');

export default function AnnouncementBarWrapper(): ReactNode {
  useEffect(() => {
    // The provider above compares the ids in its own effect, after this one.
    setTimeout(() => {
      if (dismissal.get() === 'false') {
        document.documentElement.removeAttribute(HIDDEN_BEFORE_PAINT);
      }
    });
  }, []);
  return <AnnouncementBar />;
}
