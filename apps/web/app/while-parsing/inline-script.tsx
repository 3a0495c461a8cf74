/** The code of every `*.inline.ts` of the application, which `build/inline-scripts.ts` compiles. */
declare const __INLINE_SCRIPTS__: Readonly<Record<string, string>>;

export type InlineScriptProps = {
  /** The name of the script's file, without `.inline.ts`. */
  readonly name: string;
};

/**
 * A script that the HTML itself contains: it runs as soon as the browser has read it, and is there whenever the page is,
 * even when every file of a script is lost. It is for what must hold without any file, since its bytes delay the page.
 */
export function InlineScript({ name }: InlineScriptProps) {
  const code = __INLINE_SCRIPTS__[name];
  if (code === undefined) throw new Error(`No file is called ${name}.inline.ts.`);
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
