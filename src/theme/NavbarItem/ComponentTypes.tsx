// Ejected: the navbar has links only, and the dropdowns of versions and languages stay out of the bundle.
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';

export default { default: DefaultNavbarItem };
