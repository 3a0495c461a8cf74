import { staticHtml } from '../hydration/island.testing';
import { deliveryCopy } from './delivery.copy';
import { NoScriptNote } from './no-script-note';

test('says without JavaScript what the plain page means, what Exit does not do, and what stays on the device', () => {
  const { answer, exit, copy } = deliveryCopy.noScript;
  document.body.innerHTML = staticHtml(<NoScriptNote />);

  for (const sentence of [...answer, exit, copy]) expect(document.body).toHaveTextContent(sentence);
});
