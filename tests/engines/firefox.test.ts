import { testEngine } from './testEngine';
import { firefox } from './firefox';

testEngine(firefox);
