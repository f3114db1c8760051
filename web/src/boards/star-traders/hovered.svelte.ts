// What is looked at in the prompt or on the map: both show it. A sector, or a way to turn the region that is being laid.
interface Looked {
  sector: string;
  tile: { face: string; turns: number } | null;
}

export const looked = $state<Looked>({ sector: "", tile: null });
