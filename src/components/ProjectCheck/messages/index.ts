import sections from '@generated/explained-messages/default/sections.json';
import { findSections, type ExplainedSection } from './find';

/** Finds the sections of this site that explain the messages in a text. */
export const sectionsFor = (text: string): ExplainedSection[] =>
  findSections(text, sections as readonly ExplainedSection[]);
