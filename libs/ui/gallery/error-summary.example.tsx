import { ErrorSummary } from '../src';

export const oneError = (
  <ErrorSummary formId="one-error" errors={[{ key: 'user', message: 'Name is required!' }]} />
);

export const severalErrors = (
  <ErrorSummary
    formId="several-errors"
    errors={[
      { key: 'user', message: 'Name is required!' },
      { key: 'email', message: 'Email is not a valid email!' },
      { key: 'message', message: 'Message must be between 1 and 10000 characters!' },
    ]}
  />
);
