// What is hovered or focused, in the prompt or on the map: a sector, or the region to place in one rotation. Both show it.
interface Hovered {
  sector: string;
  tile: { face: string; turns: number } | null;
}

export const hovered = $state<Hovered>({ sector: "", tile: null });
