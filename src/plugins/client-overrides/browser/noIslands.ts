/** Keeps the interactive components of docs pages out of all others. */
export default {};
