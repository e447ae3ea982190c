import { startIn } from '@site/src/components/Assistant/start';
import Panel from './Panel';

/** Shows the check in its part of the page. */
export default function start(details: Element): void {
  startIn(details, <Panel />);
}
