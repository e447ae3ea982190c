/** The path below which every page of the site lives. */
export const BASE_PATH = '/react-native-bottom-sheet/';
