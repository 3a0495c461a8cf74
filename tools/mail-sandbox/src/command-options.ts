import type { MailSandboxOptions } from './sandbox';

const defaultPort = 4300;

/**
 * Reads the command's options from MAIL_SANDBOX_PORT and TEMPLATES_DIR.
 *
 * @throws Error naming the variable if the port is no port
 */
export function commandOptions(
  environment: Record<string, string | undefined>,
  defaultTemplatesDir: string,
): Pick<MailSandboxOptions, 'port' | 'templatesDir'> {
  const { MAIL_SANDBOX_PORT: port = '', TEMPLATES_DIR: templatesDir = '' } = environment;
  if (port !== '' && !(/^\d{1,5}$/.test(port) && Number(port) <= 65_535)) {
    throw new Error(`MAIL_SANDBOX_PORT is "${port}"; it must be a port from 0 to 65535.`);
  }
  return {
    port: port === '' ? defaultPort : Number(port),
    templatesDir: templatesDir || defaultTemplatesDir,
  };
}
