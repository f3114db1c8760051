// What this board says: the catalogue of the game, then that of the page.
import { textsOf } from "../../messages/text";

export const t = textsOf("star-traders");
