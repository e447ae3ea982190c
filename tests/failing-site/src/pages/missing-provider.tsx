import { useColorMode } from '@docusaurus/theme-common';

export default function MissingProviderPage() {
  return <p>{useColorMode().colorMode}</p>;
}
