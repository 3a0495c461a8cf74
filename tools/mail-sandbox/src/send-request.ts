import type { Parameters } from './mail-template';
import { ServiceRefusal } from './service-response';

/** A request to send a mail, before any checks. */
export type SendRequest = {
  ids: { user_id: string; service_id: string; template_id: string };
  parameters: Parameters;
};

/**
 * Reads the body of `/send`: JSON with parameters under `template_params`.
 * @throws ServiceRefusal 400 for any other body.
 */
export function parseJsonSendRequest(body: Buffer): SendRequest {
  let json: unknown;
  try {
    json = JSON.parse(body.toString('utf8'));
  } catch {
    throw new ServiceRefusal(400, 'The request body is not valid JSON');
  }
  if (!isRecord(json)) throw new ServiceRefusal(400, 'The request body must be an object');
  const { template_params: parameters = {}, ...fields } = json;
  if (!isRecord(parameters)) {
    throw new ServiceRefusal(400, 'The template_params parameter must be an object');
  }
  return { ids: idsOf(fields), parameters };
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
  const { user_id, service_id, template_id, lib_version, ...parameters } = fields;
  return { ids: idsOf({ user_id, service_id, template_id, lib_version }), parameters };
}

function idsOf({ user_id, service_id, template_id }: Parameters): SendRequest['ids'] {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    user_id: text(user_id),
    service_id: text(service_id),
    template_id: text(template_id),
  };
}

function isRecord(value: unknown): value is Parameters {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
