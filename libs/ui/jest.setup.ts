import { configure } from '@testing-library/dom';

// The toast is imported on first use, which can take longer than the default of one second.
configure({ asyncUtilTimeout: 10_000 });
