// The arithmetic of panning and zooming a picture in a viewport.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface View {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Keeps the picture in sight: centred if it fits, else without empty borders. */
export function clamp(view: View, picture: Size, window: Size): View {
  const along = (at: number, size: number, room: number): number =>
    size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at));
  return {
    scale: view.scale,
    x: along(view.x, picture.width * view.scale, window.width),
    y: along(view.y, picture.height * view.scale, window.height),
  };
}

/** Fits the whole picture at a scale between `minScale` and `maxScale`, centred on `focus` if it does not fit. */
export function fit(picture: Size, window: Size, focus: Box | null, minScale: number, maxScale: number): View {
  const whole = Math.min(window.width / picture.width, window.height / picture.height);
  const scale = Math.min(maxScale, Math.max(minScale, whole));
  const middle = focus ?? { x: 0, y: 0, width: picture.width, height: picture.height };
  const x = window.width / 2 - (middle.x + middle.width / 2) * scale;
  const y = window.height / 2 - (middle.y + middle.height / 2) * scale;
  return clamp({ x, y, scale }, picture, window);
}

/** Zooms to a scale with the point `at` fixed. */
export function zoom(view: View, scale: number, at: { x: number; y: number }, picture: Size, window: Size): View {
  const times = scale / view.scale;
  return clamp({ scale, x: at.x - (at.x - view.x) * times, y: at.y - (at.y - view.y) * times }, picture, window);
}
