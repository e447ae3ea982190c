import { webkit } from './webkit';
import { testFlows } from './flows';

testFlows(webkit);
