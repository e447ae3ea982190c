import { testFlows } from './flows';
import { webkit } from './webkit';

const isAsked = process.env.WEBKIT !== undefined;
testFlows(isAsked ? webkit : { ...webkit, find: () => undefined });
