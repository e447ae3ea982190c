declare module '@generated/explained-messages/default/sections.json' {
  const sections: unknown;
  export default sections;
}
