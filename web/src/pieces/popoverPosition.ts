// Where something that points at a thing goes: above it if there is room, else below, never outside the window.
export interface PopoverPosition {
  x: number;
  y: number;
  arrow: number; // from the left edge to the point
  above: boolean;
}

const MARGIN = 12; // from the window's edge
const DISTANCE = 12; // from what it points at
const CORNER = 18; // the point stays off the rounded corners

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
  const x = clamp(middle - width / 2, MARGIN, windowWidth - width - MARGIN);
  const fitsAbove = anchor.top - height - DISTANCE >= MARGIN;
  const fitsBelow = bottom + height + DISTANCE <= windowHeight - MARGIN;
  const above = fitsAbove || (!fitsBelow && anchor.top > windowHeight - bottom);
  const y = above ? anchor.top - height - DISTANCE : bottom + DISTANCE;
  return {
    x,
    y: clamp(y, MARGIN, windowHeight - height - MARGIN),
    arrow: clamp(middle - x, CORNER, width - CORNER),
    above,
  };
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}
