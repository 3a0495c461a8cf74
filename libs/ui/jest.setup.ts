import { configure } from '@testing-library/dom';

// In milliseconds. Lazy imports can take longer than the default of one second while other tests use the processor.
configure({ asyncUtilTimeout: 10_000 });
