// Where a popover goes: above its anchor if there is room, else below, never outside the window.
export interface PopoverPosition {
  x: number;
  y: number;
  arrow: number; // from the left edge to the tip
  above: boolean;
}

const WINDOW_MARGIN = 12; // px
const ANCHOR_DISTANCE = 12; // px
const CORNER = 18; // px: the arrow stays clear of the rounded corners

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export function positionPopover(
  anchor: Box,
  width: number,
  height: number,
  windowWidth: number,
  windowHeight: number,
): PopoverPosition {
  const middle = anchor.left + anchor.width / 2;
  const bottom = anchor.top + anchor.height;
  const x = clamp(middle - width / 2, WINDOW_MARGIN, windowWidth - width - WINDOW_MARGIN);
  const fitsAbove = anchor.top - height - ANCHOR_DISTANCE >= WINDOW_MARGIN;
  const fitsBelow = bottom + height + ANCHOR_DISTANCE <= windowHeight - WINDOW_MARGIN;
  const above = fitsAbove || (!fitsBelow && anchor.top > windowHeight - bottom);
  const y = above ? anchor.top - height - ANCHOR_DISTANCE : bottom + ANCHOR_DISTANCE;
  return {
    x,
    y: clamp(y, WINDOW_MARGIN, windowHeight - height - WINDOW_MARGIN),
    arrow: clamp(middle - x, CORNER, width - CORNER),
    above,
  };
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}
