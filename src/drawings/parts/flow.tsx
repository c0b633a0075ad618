import { Box, Drawing, type DrawingTexts } from './frame';
import { Icon, type IconName } from './icons';
import { Arrow, Mark } from './labels';
import { headingHeight, SectionHead, spokenSections } from './sections';
import { Para, paraHeight, plain } from './text';
import { C, MARGIN, WIDTH } from './theme';

export interface FlowStep {
  icon: IconName;
  title: string;
  text?: string;
  /** Words beside the arrow that leads on to the next box. */
  next?: string;
  soft?: boolean;
  dashed?: boolean;
  nextDashed?: boolean;
  warn?: boolean;
  n?: number | string;
}

export interface FlowSection {
  heading?: string;
  steps: readonly FlowStep[];
  /** Boxes that stand side by side in meaning: no arrows between them. */
  list?: boolean;
}

const FLOW_TEXT_X = MARGIN + 56;
const FLOW_TEXT_WIDTH = WIDTH - 2 * MARGIN - 56 - 12;
const NEXT_X = MARGIN + 46;
const NEXT_WIDTH = WIDTH - MARGIN - NEXT_X;

function flowBoxHeight(step: FlowStep): number {
  const title = paraHeight(step.title, FLOW_TEXT_WIDTH, 13, 17, true);
  const text = step.text ? paraHeight(step.text, FLOW_TEXT_WIDTH) : 0;
  return Math.max(50, title + text + 20);
}

const nextHeight = (step: FlowStep, list?: boolean) =>
  list ? 10 : Math.max(30, step.next ? paraHeight(step.next, NEXT_WIDTH) + 16 : 0);

export function FlowDrawing({
  sections,
  description,
  ...texts
}: DrawingTexts & { sections: readonly FlowSection[] }) {
  let y = 14;
  const parts = sections.map((section, index) => {
    const top = y + (index > 0 ? 18 : 0);
    let cursor = top + headingHeight(section.heading);
    const boxes = section.steps.map((step, at) => {
      const box = {
        step,
        at: cursor,
        h: flowBoxHeight(step),
        last: at === section.steps.length - 1,
      };
      cursor += box.h + (box.last ? 0 : nextHeight(step, section.list));
      return box;
    });
    y = cursor;
    return { section, top, boxes, ruled: index > 0 };
  });
  const spoken = spokenSections(sections, (step, number) =>
    [`${number}. ${step.title}`, step.text, step.next && `Arrow to the next: ${step.next}`]
      .filter(Boolean)
      .join('. '),
  );
  return (
    <Drawing {...texts} description={plain(`${description} ${spoken}`)} height={y + 16}>
      {parts.map(({ section, top, boxes, ruled }) => (
        <g key={top}>
          <SectionHead top={top} ruled={ruled} heading={section.heading} />
          {boxes.map(({ step, at, h, last }) => {
            const title = paraHeight(step.title, FLOW_TEXT_WIDTH, 13, 17, true);
            const text = step.text ? paraHeight(step.text, FLOW_TEXT_WIDTH) : 0;
            const start = at + (h - title - text) / 2 + 13;
            const gap = last ? 0 : nextHeight(step);
            const nextTall = step.next ? paraHeight(step.next, NEXT_WIDTH) : 0;
            return (
              <g key={at}>
                <Box
                  y={at}
                  h={h}
                  tone={step.warn ? 'warn' : step.soft ? 'soft' : 'plain'}
                  dashed={step.dashed}
                />
                <Icon
                  name={step.icon}
                  x={MARGIN + 29}
                  y={at + h / 2}
                  color={step.warn ? C.warn : C.line}
                />
                {step.n !== undefined && <Mark n={step.n} x={MARGIN} y={at} />}
                <Para
                  x={FLOW_TEXT_X}
                  y={start}
                  text={step.title}
                  width={FLOW_TEXT_WIDTH}
                  size={13}
                  lead={17}
                  bold
                />
                {step.text && (
                  <Para
                    x={FLOW_TEXT_X}
                    y={start + title}
                    text={step.text}
                    width={FLOW_TEXT_WIDTH}
                    fill={C.muted}
                  />
                )}
                {!last && !section.list && (
                  <>
                    <Arrow
                      points={[
                        [MARGIN + 29, at + h + 3],
                        [MARGIN + 29, at + h + gap - 3],
                      ]}
                      dashed={step.nextDashed}
                    />
                    {step.next && (
                      <Para
                        x={NEXT_X}
                        y={at + h + (gap - nextTall) / 2 + 12.4}
                        text={step.next}
                        width={NEXT_WIDTH}
                      />
                    )}
                  </>
                )}
              </g>
            );
          })}
        </g>
      ))}
    </Drawing>
  );
}
