// Where a picture lies in its window. Pure arithmetic, so that it can be tested.

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

/** Kept in sight: a picture that fits is centred, one that does not has no empty border. */
export function clamp(look: View, picture: Size, window: Size): View {
  const along = (at: number, size: number, room: number): number =>
    size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at));
  return {
    scale: look.scale,
    x: along(look.x, picture.width * look.scale, window.width),
    y: along(look.y, picture.height * look.scale, window.height),
  };
}

/** The whole picture, no larger than `most`; where that would make it smaller than `least`, `focus` in the middle. */
export function fit(picture: Size, window: Size, focus: Box | null, least: number, most: number): View {
  const whole = Math.min(window.width / picture.width, window.height / picture.height);
  const scale = Math.min(most, Math.max(least, whole));
  const middle = focus ?? { x: 0, y: 0, width: picture.width, height: picture.height };
  const x = window.width / 2 - (middle.x + middle.width / 2) * scale;
  const y = window.height / 2 - (middle.y + middle.height / 2) * scale;
  return clamp({ x, y, scale }, picture, window);
}

/** Nearer or farther, with the point under the pointer where it is. */
export function zoom(look: View, scale: number, at: { x: number; y: number }, picture: Size, window: Size): View {
  const times = scale / look.scale;
  return clamp({ scale, x: at.x - (at.x - look.x) * times, y: at.y - (at.y - look.y) * times }, picture, window);
}
