/** Stands in for client modules that this site does not use. */
export default {};
