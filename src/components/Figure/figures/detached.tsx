import { Label, Panel, Phone, Rows, SCREEN, Sheet, topOf } from './art';
import type { Figure } from './types';

const TOP = topOf(56);
const INSET = 26;
const MARGIN = 12;

/** A sheet on the edge next to one that floats above it. */
export const detached: Figure = {
  versions: ['v5', 'v4'],
  caption:
    'A sheet that is attached to the lower edge, and one that floats above it with `detached`, `bottomInset` and a horizontal margin.',
  draw: () => (
    <>
      <Panel
        alt="An attached sheet: it extends to the left, right and lower edges of the screen."
        title="Attached"
        note="The default: the sheet reaches the container’s lower edge."
      >
        <Phone>
          <Sheet top={TOP}>
            <Rows count={7} />
          </Sheet>
        </Phone>
      </Panel>
      <Panel
        alt="A detached sheet: it floats above the lower edge by bottomInset, with a margin on both sides and four rounded corners."
        title={<code>detached</code>}
        note={
          <>
            <code>bottomInset</code> lifts it off the edge; the margin at the
            sides comes from <code>style</code>.
          </>
        }
      >
        <Phone>
          <Sheet
            top={TOP - INSET}
            left={MARGIN}
            width={SCREEN.width - 2 * MARGIN}
            bottom={SCREEN.height - INSET}
            detached
            accent
          >
            <Rows count={6} width={SCREEN.width - 2 * MARGIN} />
          </Sheet>
          <Label
            x={SCREEN.width / 2}
            y={SCREEN.height - 9}
            size={11}
            bold
            accent
            anchor="middle"
          >
            bottomInset
          </Label>
        </Phone>
      </Panel>
    </>
  ),
};
