import { configure } from '@testing-library/dom';

// The toast is loaded at the moment of use, which takes longer than a second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
