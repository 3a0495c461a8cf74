import type { Parameters } from './parameters';
import { ServiceRefusal } from './service-response';

/** A request to send a mail, before any checks. */
export type SendRequest = {
  serviceId: string;
  templateId: string;
  userId: string;
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
  const parameters = json['template_params'] ?? {};
  if (!isRecord(parameters)) {
    throw new ServiceRefusal(400, 'The template_params parameter must be an object');
  }
  const id = (name: string) => (typeof json[name] === 'string' ? json[name] : '');
  return {
    serviceId: id('service_id'),
    templateId: id('template_id'),
    userId: id('user_id'),
    parameters,
  };
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
  const fields = new Map<string, string>();
  for (const [name, value] of form) {
    if (typeof value === 'string' && !fields.has(name)) fields.set(name, value);
  }
  const id = (name: string) => {
    const value = fields.get(name) ?? '';
    fields.delete(name);
    return value;
  };
  id('lib_version');
  return {
    serviceId: id('service_id'),
    templateId: id('template_id'),
    userId: id('user_id'),
    parameters: Object.fromEntries(fields),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
