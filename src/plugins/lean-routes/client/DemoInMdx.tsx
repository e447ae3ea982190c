// What `<Demo>` is where MDX is rendered: when the site is built, and in the
// development server. In the built site `NoDemo` stands in for it, since docs
// pages are not rendered from MDX there (see `./article`).
export { default } from './DemoIsland';
