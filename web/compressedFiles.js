// Compresses scripts and styles with Brotli when the page is built, as `brotli/<name>.br`: an eighth smaller than what the
// server can do when it is asked. Browsers that do not take it get gzip.
import { mkdir, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const FOLDER = "brotli";
const compress = promisify(brotliCompress);

/** The plugin; its type is beside it, as Node's own types are not installed. */
export const compressedFiles = () => ({
  name: "compressed-files",
  apply: "build",
  async writeBundle({ dir }, bundle) {
    const folder = `${dir}/${FOLDER}`;
    await mkdir(folder, { recursive: true });
    const files = Object.values(bundle).filter(({ fileName }) => /\.(js|css)$/.test(fileName));
    await Promise.all(
      files.map(async (file) => {
        const source = file.type === "chunk" ? file.code : file.source;
        const size = { [constants.BROTLI_PARAM_SIZE_HINT]: source.length };
        const name = file.fileName.split("/").at(-1);
        await writeFile(`${folder}/${name}.br`, await compress(source, { params: size })); // at the best quality
      }),
    );
  },
});
