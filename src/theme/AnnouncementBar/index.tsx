// Wrapped: not rendered again with each page, which would build it anew. See Navbar.
import { memo } from 'react';
import AnnouncementBar from '@theme-original/AnnouncementBar';

export default memo(AnnouncementBar);
