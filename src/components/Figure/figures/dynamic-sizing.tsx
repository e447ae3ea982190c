import {
  Label,
  Panel,
  Phone,
  Rows,
  SCREEN,
  Sheet,
  SnapLine,
  topOf,
} from './art';
import type { ApiVersion } from '../../../api/types';
import type { Figure } from './types';

const LOW = topOf(25);
const CONTENT = topOf(52);
const HIGH = topOf(85);

interface MarkProps {
  readonly y: number;
  readonly text: string;
  readonly accent?: boolean;
}

function Mark({ y, text, accent = false }: MarkProps) {
  return (
    <>
      <SnapLine y={y} accent={accent} />
      <Label
        x={SCREEN.width - 6}
        y={y - 6}
        size={11}
        bold
        accent={accent}
        anchor="end"
      >
        {text}
      </Label>
    </>
  );
}

function offTitle(version: ApiVersion): string {
  return version === 'v4' ? 'Off, the default' : 'Off';
}

/** How dynamic sizing puts the content's height among the snap points. */
export const dynamicSizing: Figure = {
  versions: ['v5', 'v4'],
  caption:
    "`snapPoints={['25%', '85%']}` without and with `enableDynamicSizing`, and dynamic sizing without any snap points.",
  draw: (version) => (
    <>
      <Panel
        alt="Dynamic sizing off: two snap points at 25 and 85 percent, with index 0 and 1. The sheet rests at index 0."
        title={offTitle(version)}
        note="Two points, as you gave them."
      >
        <Phone>
          <Sheet top={LOW} accent>
            <Rows count={3} />
          </Sheet>
          <Mark y={LOW} text="index 0" accent />
          <Mark y={HIGH} text="index 1" />
        </Phone>
      </Panel>
      <Panel
        alt="Dynamic sizing on: the height of content and handle, 52 percent here, becomes index 1 between the two points, and 85 percent moves to index 2."
        title={version === 'v4' ? 'On' : 'On, the default'}
        note="The height of the content and the handle becomes another snap point. Every point above it moves up by one index."
      >
        <Phone>
          <Sheet top={CONTENT} accent>
            <Rows count={6} />
          </Sheet>
          <Mark y={LOW} text="index 0" />
          <Mark y={CONTENT} text="index 1" accent />
          <Mark y={HIGH} text="index 2" />
        </Phone>
      </Panel>
      <Panel
        alt="Dynamic sizing without snap points: the height of content and handle is the only point, index 0. A second dashed line shows the limit set by maxDynamicContentSize."
        title={
          <>
            On, no <code>snapPoints</code>
          </>
        }
        note={
          <>
            One point: the content’s. <code>maxDynamicContentSize</code> caps
            it.
          </>
        }
      >
        <Phone>
          <Sheet top={CONTENT} accent>
            <Rows count={6} />
          </Sheet>
          <Mark y={CONTENT} text="index 0" accent />
          <Mark y={topOf(78)} text="cap" />
        </Phone>
      </Panel>
    </>
  ),
};
