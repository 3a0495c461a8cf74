import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { parameterText, type Parameters } from './mail-template';

/** A request that the service refuses, with its documented or observed text. */
export class ServiceRefusal extends Error {
  constructor(
    readonly status: number,
    text: string,
  ) {
    super(text);
  }
}

/** A request to send a mail, before any checks. */
export type SendRequest = { readonly ids: Parameters; readonly parameters: Parameters };

/**
 * Reads a request to send a mail.
 * @throws ServiceRefusal for another address, method, or body.
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

/** The service's limit in bytes: the smaller reading of "50 KB". */
const variablesLimit = 50_000;

/** The ids of the sandbox's account, as in the settings of a sandbox build. */
const account: readonly (readonly [name: string, id: string | undefined, refusal: string])[] = [
  ['user_id', 'sandbox_public_key', invalid('Public Key is invalid', 'account')],
  ['service_id', 'sandbox_service', invalid('service ID not found', '')],
  ['template_id', undefined, ''],
];

/** Pages of this host may send from any port: tests serve the site at several. */
const allowedHost = 'localhost';

/** The service's text for a wrong id. */
export function invalid(what: string, page: string): string {
  return `The ${what}. To find this ID, visit https://dashboard.emailjs.com/admin${page && `/${page}`}`;
}

/**
 * Applies the service's checks, except whether the template exists.
 * @param origin The header of the request. An account of the service lists the origins that may send; its answer to
 *   others is not known, so status and text are ours.
 * @returns The id of the template.
 * @throws ServiceRefusal with the service's status and text.
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
  /** JSON with parameters under `template_params`. */
  '/api/v1.0/email/send': async (body) => {
    const fields = parsed(body.toString());
    if (!isObject(fields)) throw new ServiceRefusal(400, 'The request body must be an object');
    const { template_params: parameters = {}, ...ids } = fields;
    if (!isObject(parameters))
      throw new ServiceRefusal(400, 'The template_params parameter must be an object');
    return { ids, parameters };
  },
  /** Multipart, with the ids among the parameters. Ignores files and repeated fields. */
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
