/** Words that readers use, and the docs' words for the same thing. */
export interface Synonym {
  /** Phrases of a query, in lower case. */
  readonly typed: readonly string[];
  /** Phrases that are searched for as well. */
  readonly meant: readonly string[];
}

/** Each phrase of a group also finds the others. */
const GROUPS: readonly (readonly string[])[] = [
  ['hide', 'close', 'dismiss'],
  ['initially', 'start', 'mount'],
  ['behind', 'below', 'under', 'covered', 'hidden'],
];

/** Phrases that also find others, and are not found by them. */
const ONE_WAY: readonly Synonym[] = [
  { typed: ['height'], meant: ['size', 'sizing'] },
  { typed: ['auto height', 'fit content'], meant: ['dynamic sizing'] },
  { typed: ['swipe', 'pan', 'pull'], meant: ['swipe', 'drag', 'pan', 'pull'] },
  { typed: ['show', 'present'], meant: ['show', 'open', 'present'] },
  { typed: ['stop', 'disable', 'block'], meant: ['prevent', 'stop'] },
  { typed: ['without'], meant: ['hide', 'remove'] },
  { typed: ['outside'], meant: ['backdrop'] },
  { typed: ['tap', 'click', 'touch'], meant: ['press', 'tap', 'touch'] },
  { typed: ['frosted', 'glass'], meant: ['blur'] },
  { typed: ['fullscreen'], meant: ['full screen'] },
  { typed: ['overlay', 'scrim', 'dim'], meant: ['backdrop'] },
  { typed: ['grabber', 'indicator', 'bar'], meant: ['handle'] },
  { typed: ['popup', 'dialog'], meant: ['modal'] },
  { typed: ['ts'], meant: ['typescript', 'types'] },
  { typed: ['unit test'], meant: ['jest'] },
  { typed: ['e2e'], meant: ['end to end'] },
  {
    typed: ['hardware back', 'back handler', 'backhandler'],
    meant: ['back button'],
  },
  { typed: ['notch'], meant: ['safe area'] },
  { typed: ['talkback'], meant: ['accessibility'] },
  { typed: ['migrate'], meant: ['changed', 'upgrade'] },
  { typed: ['setup'], meant: ['install', 'set up'] },
  { typed: ['textfield'], meant: ['text input'] },
  {
    typed: ['rounded', 'border radius', 'radius'],
    meant: ['corner', 'corners'],
  },
  { typed: ['orientation', 'landscape', 'portrait'], meant: ['rotation'] },
  {
    typed: ['laggy', 'lag', 'jank', 'janky', 'slow', 'stutter', 'performance'],
    meant: ['slowly', 'speed', 'frames'],
  },
  { typed: ['carousel', 'swiper'], meant: ['pager', 'horizontal'] },
  { typed: ['production'], meant: ['release'] },
  { typed: ['transparent', 'see through'], meant: ['opacity', 'background'] },
  { typed: ['always visible', 'sticky'], meant: ['footer'] },
  {
    typed: ['dark theme', 'dark mode', 'theme'],
    meant: ['background', 'color'],
  },
  {
    typed: ['freeze', 'frozen', 'unresponsive', 'stuck'],
    meant: ['touched', 'respond'],
  },
  { typed: ['realtime', 'real time'], meant: ['animated', 'shared value'] },
  { typed: ['track'], meant: ['animated'] },
];

/** What is also searched for; the hosted index gets the same. */
export const SYNONYMS: readonly Synonym[] = [
  ...GROUPS.map((group) => ({ typed: group, meant: group })),
  ...ONE_WAY,
];
