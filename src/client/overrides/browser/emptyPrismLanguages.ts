// Overrides the theme's loader of the highlighter's languages: code is
// highlighted when the site is built.
export {};
