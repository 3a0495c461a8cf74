import type { Meta, StoryObj } from '@storybook/react-vite';
import { HelpNow } from './help-now';

const meta = { component: HelpNow } satisfies Meta<typeof HelpNow>;

export default meta;

export const EveryLine: StoryObj<typeof meta> = {};
