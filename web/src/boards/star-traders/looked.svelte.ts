// The sector that is looked at, on the map or in the prompt: both show the way to it.
export const looked = $state({ sector: "" });
