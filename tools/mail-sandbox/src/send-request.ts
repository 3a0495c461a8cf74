import * as v from 'valibot';
import type { Parameters } from './mail-template';
import { ServiceRefusal } from './service-response';

/** A request to send a mail, before any checks. */
export type SendRequest = {
  ids: v.InferOutput<typeof idsSchema>;
  parameters: Parameters;
};

/** What is no text is missing. */
const id = v.fallback(v.string(), '');
const idsSchema = v.object({ user_id: id, service_id: id, template_id: id });
const objectSchema = v.custom<Parameters>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);

/**
 * Reads the body of `/send`: JSON with parameters under `template_params`.
 * @throws ServiceRefusal 400 for any other body.
 */
export function parseJsonSendRequest(body: Buffer): SendRequest {
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), body.toString('utf8'));
  if (!json.success) throw new ServiceRefusal(400, 'The request body is not valid JSON');
  if (!v.is(objectSchema, json.output)) {
    throw new ServiceRefusal(400, 'The request body must be an object');
  }
  const { template_params: parameters = {}, ...fields } = json.output;
  if (!v.is(objectSchema, parameters)) {
    throw new ServiceRefusal(400, 'The template_params parameter must be an object');
  }
  return { ids: v.parse(idsSchema, fields), parameters };
}

/**
 * Reads the body of `/send-form`: multipart, with the ids among the parameters. Ignores files and repeated fields.
 * @throws ServiceRefusal 400 for any other body.
 */
export async function parseFormSendRequest(
  body: Buffer,
  contentType: string,
): Promise<SendRequest> {
  if (!/^multipart\/form-data\b/i.test(contentType)) {
    throw new ServiceRefusal(400, 'The request must be multipart/form-data');
  }
  const form = await new Response(body, { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => {
      throw new ServiceRefusal(400, 'The request body is not valid multipart/form-data');
    });
  const fields: Parameters = {};
  for (const [name, value] of form) if (typeof value === 'string') fields[name] ??= value;
  const notParameters = ['user_id', 'service_id', 'template_id', 'lib_version'];
  const parameters = Object.entries(fields).filter(([name]) => !notParameters.includes(name));
  return { ids: v.parse(idsSchema, fields), parameters: Object.fromEntries(parameters) };
}
