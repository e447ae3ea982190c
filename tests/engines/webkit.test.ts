import { testEngine } from './testEngine';
import { webkit } from './webkit';

testEngine(webkit);
