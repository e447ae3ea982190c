import sections from '@generated/explained-messages/default/sections.json';
import { findSections, type ExplainedSection } from './find';

/** Finds the sections of the docs that explain the messages of a text. */
export const sectionsFor = (text: string): ExplainedSection[] =>
  findSections(text, sections as readonly ExplainedSection[]);
