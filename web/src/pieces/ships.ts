// Silhouettes of the ships, one for each seat, and the letter that stands beside the colour.
export const SHIPS = [
  "M12 1.5c2 3 2.8 6 2.8 9.5l6 7v2.5l-6.3-2.2L13.7 22h-3.4l-.8-3.7-6.3 2.2V18l6-7c0-3.5.8-6.5 2.8-9.5z",
  "M10 2h4l1.5 4H19v12h-3l-1 4H9l-1-4H5V6h3.5zM7 8v3h10V8zm0 5v3h10v-3z",
  "M12 2l3 5.3A7.5 7.5 0 0 1 12 22a7.5 7.5 0 0 1-3-14.7zm0 8.3a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4z",
  "M6 2l3 6v3h6V8l3-6 3 8v10l-3 2-3-3v-4H9v4l-3 3-3-2V10z",
  "M12 1.5 21.5 13l-4 1.5 2 6.5-7.5-3-7.5 3 2-6.5-4-1.5zM12 8l-3.5 5L12 15l3.5-2z",
  "M10.5 1.5h3v5l7.5 3v4l-7.5-1v4l3.5 3V22h-10v-2.5l3.5-3v-4L3 13.5v-4l7.5-3z",
];

export const SEAT_LETTERS = "ABCDEF";

export const seatLetter = (seat: number): string => SEAT_LETTERS[seat] ?? "";

/** The colour of a seat, as a CSS value. */
export const seatColour = (seat: number): string => `var(--seat-${seat + 1})`;
