import { HelpNow } from '../src';

export const everyLine = <HelpNow />;
