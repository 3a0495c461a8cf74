import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { parameterText, type Parameters } from './mail-template';

/**
 * A request that EmailJS refuses. The text is EmailJS's own where its documentation has one or one was observed, and
 * otherwise the sandbox's.
 */
export class ServiceRefusal extends Error {
  constructor(
    readonly status: number,
    text: string,
  ) {
    super(text);
  }
}

/** A request to send a mail, before it is checked: the ids of account, service, and template, and the parameters. */
export type SendRequest = { readonly ids: Parameters; readonly parameters: Parameters };

/**
 * Reads a request to send a mail.
 * @throws ServiceRefusal for an unknown path, another method than POST, or a malformed body.
 */
export async function readSendRequest(
  request: IncomingMessage,
  path: string,
): Promise<SendRequest> {
  const read = readers[path];
  if (!read) throw new ServiceRefusal(404, 'Not Found');
  if (request.method !== 'POST') throw new ServiceRefusal(405, 'Method Not Allowed');
  return read(await buffer(request), request.headers['content-type']);
}

/**
 * EmailJS's limit for the parameters, "50 KB", in bytes. Its documentation may mean 50,000 or 51,200; with the smaller,
 * no test passes here with a mail that EmailJS would refuse.
 */
const variablesLimit = 50_000;

/**
 * The ids that a request must contain, their values in a sandbox build, and the text that refuses another value. Any
 * template id is accepted here.
 */
const account: readonly (readonly [name: string, id: string | undefined, refusal: string])[] = [
  ['user_id', 'sandbox_public_key', invalid('Public Key is invalid', 'account')],
  ['service_id', 'sandbox_service', invalid('service ID not found', '')],
  ['template_id', undefined, ''],
];

/** Pages of this host may send from any port, because tests serve the site at several ports. */
const allowedHost = 'localhost';

/** EmailJS's text for a wrong id. */
export function invalid(what: string, page: string): string {
  return `The ${what}. To find this ID, visit https://dashboard.emailjs.com/admin${page && `/${page}`}`;
}

/**
 * Makes the checks of EmailJS, except whether the template exists.
 * @param origin The request's `Origin` header. An account lists the origins that may send. EmailJS's answer to another
 *   origin is not known; the sandbox answers 403.
 * @returns The id of the template.
 * @throws ServiceRefusal with EmailJS's status and text, except for another origin.
 */
export function checkSendRequest({ ids, parameters }: SendRequest, origin = 'null'): string {
  if (origin === 'null')
    throw new ServiceRefusal(403, 'API calls are disabled for non-browser applications');
  if (new URL(origin).hostname !== allowedHost)
    throw new ServiceRefusal(403, `${origin} is not on the list of origins`);
  for (const [name] of account) {
    if (typeof ids[name] !== 'string' || !ids[name])
      throw new ServiceRefusal(400, `The ${name} parameter is required`);
  }
  for (const [name, id, refusal] of account)
    if (id && ids[name] !== id) throw new ServiceRefusal(400, refusal);
  const texts = Object.keys(parameters).map((name) => name + parameterText(parameters, name));
  if (Buffer.byteLength(texts.join('')) > variablesLimit)
    throw new ServiceRefusal(413, 'Variables size limit');
  return String(ids['template_id']);
}

type Reader = (body: Buffer, contentType?: string) => Promise<SendRequest>;

const readers: Readonly<Record<string, Reader>> = {
  /** A JSON body with the parameters under `template_params`. */
  '/api/v1.0/email/send': async (body) => {
    const fields = parsed(body.toString());
    if (!isObject(fields)) throw new ServiceRefusal(400, 'The request body must be an object');
    const { template_params: parameters = {}, ...ids } = fields;
    if (!isObject(parameters))
      throw new ServiceRefusal(400, 'The template_params parameter must be an object');
    return { ids, parameters };
  },
  /**
   * A multipart form, as a browser without JavaScript posts it: ids and parameters are fields. Files are ignored, and
   * of repeated fields all but the first.
   */
  '/api/v1.0/email/send-form': async (body, contentType = '') => {
    if (!/^multipart\/form-data\b/i.test(contentType))
      throw new ServiceRefusal(400, 'The request must be multipart/form-data');
    const form = await new Response(body, { headers: { 'content-type': contentType } })
      .formData()
      .catch(() => {
        throw new ServiceRefusal(400, 'The request body is not valid multipart/form-data');
      });
    const fields: Parameters = {};
    for (const [name, value] of form) if (typeof value === 'string') fields[name] ??= value;
    const { user_id, service_id, template_id, ...parameters } = fields;
    delete parameters['lib_version'];
    return { ids: { user_id, service_id, template_id }, parameters };
  },
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ServiceRefusal(400, 'The request body is not valid JSON');
  }
}

function isObject(value: unknown): value is Parameters {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
