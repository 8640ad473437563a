// Texts that arrive anywhere on the page: a file that is dropped, a paste beside all fields.
import { count } from "./words.js";

/** Bytes of a file that podstripe reads at most; a larger one is not even read. */
const MOST_BYTES = 256 << 20;

/** A file's text, or why it is too large. */
export async function textOfFile(file: File): Promise<string> {
  if (file.size > MOST_BYTES) {
    throw new Error(`${file.name} has ${count(file.size)} bytes, the limit is ${count(MOST_BYTES)}`);
  }
  return file.text();
}

/** From now on texts are given to `arrived`, and what is wrong with a file to `refused`. */
export function listen(arrived: (text: string) => void, refused: (fault: Error) => void): void {
  addEventListener("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });
  addEventListener("drop", (event) => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    void textOfFile(file).then(arrived, refused);
  });
  addEventListener("paste", (event) => {
    const text = event.clipboardData?.getData("text") ?? "";
    // Into a field it goes by itself.
    const isField = event
      .composedPath()
      .some((at) => at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement);
    if (!isField && text !== "") arrived(text);
  });
}
