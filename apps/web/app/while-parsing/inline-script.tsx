/** The code of every `*.inline.ts` of the application, which `build/inline-scripts.ts` compiles. */
declare const __INLINE_SCRIPTS__: Readonly<Record<string, string>>;

export type InlineScriptProps = {
  /** The name of the script's file, without `.inline.ts`. */
  readonly name: string;
};

/**
 * A script inside the HTML. It runs as soon as the browser has parsed it, even if every script file fails to load. It
 * is only for what must not depend on a file, since its bytes delay the page.
 * @throws Error if the application has no `*.inline.ts` of this name.
 */
export function InlineScript({ name }: InlineScriptProps) {
  const code = __INLINE_SCRIPTS__[name];
  if (code === undefined) throw new Error(`No file is called ${name}.inline.ts.`);
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
