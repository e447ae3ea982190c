/** What the fragment of an address with a state of the playground starts with. */
export const FRAGMENT = '#playground';
