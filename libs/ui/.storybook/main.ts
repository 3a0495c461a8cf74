import type { StorybookConfig } from '@storybook/react-vite';

/**
 * Storybook shows the components of this library in the states that their `*.stories.tsx` files list, in a browser,
 * without the site. Telemetry and crash reports are turned off, because no data should leave the machine; the
 * `package.json` of this library also sets `STORYBOOK_DISABLE_TELEMETRY`. The development server may still ask
 * storybook.js.org for the newest version.
 */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
};

export default config;
