import type { Plugin } from "vite";

export declare const compressedFiles: () => Plugin;
