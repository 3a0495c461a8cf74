import { emergency, helpLinesFor, type IssueName } from '@lawyers/domain';
import { HelpStrip } from '@lawyers/ui';

/** The help lines beside a form, with the one for the chosen issue. */
export function FormHelp({ issue }: { readonly issue?: IssueName | undefined }) {
  const [line] = helpLinesFor(issue);
  return line ? <HelpStrip emergency={emergency} line={line} allHref="#help-now" /> : null;
}
