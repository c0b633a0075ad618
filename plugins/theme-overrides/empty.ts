/** Replaces client modules that this site doesn't use. */
export default {};
