import { commandOptions } from './command-options';

test('port and templates come from the environment or are the usual ones', () => {
  expect(commandOptions({}, 'own')).toEqual({ port: 4300, templatesDir: 'own' });
  expect(commandOptions({ MAIL_SANDBOX_PORT: '0', TEMPLATES_DIR: 'other' }, 'own')).toEqual({
    port: 0,
    templatesDir: 'other',
  });
});

test.each(['x', '-1', '70000', '4300.5'])('%j is no port', (port) => {
  expect(() => commandOptions({ MAIL_SANDBOX_PORT: port }, 'own')).toThrow(
    `MAIL_SANDBOX_PORT is "${port}"; it must be a port from 0 to 65535.`,
  );
});
