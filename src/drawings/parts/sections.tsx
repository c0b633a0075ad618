import { Para, paraHeight } from './text';
import { C, MARGIN, WIDTH } from './theme';

const SIZE = 13.2;
const HEAD_LEAD = 17;
const HEAD_WIDTH = WIDTH - 2 * MARGIN;

/** Room that the heading of a section takes, with the gap below it. */
export const headingHeight = (heading?: string) =>
  heading ? paraHeight(heading, HEAD_WIDTH, SIZE, HEAD_LEAD, true) + 12 : 0;

/** The start of a section: a line that parts it from what is above, and its heading. */
export function SectionHead({
  top,
  ruled,
  heading,
}: {
  top: number;
  ruled: boolean;
  heading?: string;
}) {
  return (
    <>
      {ruled && <path d={`M${MARGIN} ${top - 8}H${WIDTH - MARGIN}`} stroke={C.hair} />}
      {heading && (
        <Para
          x={MARGIN}
          y={top + 13}
          text={heading}
          width={HEAD_WIDTH}
          size={SIZE}
          lead={HEAD_LEAD}
          bold
          fill={C.accent}
        />
      )}
    </>
  );
}

interface Section<Step> {
  heading?: string;
  steps: readonly Step[];
}

/** All sections as one text, for readers who do not see them. */
export const spokenSections = <Step,>(
  sections: readonly Section<Step>[],
  say: (step: Step, number: number) => string,
): string =>
  sections
    .map(({ heading, steps }) => {
      const words = steps.map((step, at) => say(step, at + 1)).join(' ');
      return heading ? `${heading}. ${words}` : words;
    })
    .join(' ');
