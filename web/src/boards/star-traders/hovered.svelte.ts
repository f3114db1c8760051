// The sector (or region rotation) that is hovered or focused, shared by the prompt and the map.
interface Hovered {
  sector: string;
  tile: { face: string; turns: number } | null;
}

export const hovered = $state<Hovered>({ sector: "", tile: null });
