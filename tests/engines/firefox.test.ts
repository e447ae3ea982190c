import { firefox } from './firefox';
import { testFlows } from './flows';

testFlows(firefox);
