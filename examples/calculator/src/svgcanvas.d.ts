/** What this page uses of it: the canvas's methods, and the file they make. */
declare module "svgcanvas" {
  export class Context {
    constructor(options: { width: number; height: number; document?: Document });
    getSerializedSvg(): string;
  }
}
