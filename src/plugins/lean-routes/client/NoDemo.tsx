/** Keeps the demos out of what pages load that have none. */
export default function NoDemo(): never {
  throw new Error(
    '<Demo> is for docs pages; in the blog and on other pages there is none.',
  );
}
