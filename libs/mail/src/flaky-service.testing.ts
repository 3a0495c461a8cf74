import type { Clock } from './clock';
import type { SendResult } from './mail';

/** The response of the service to one request. */
export type PlannedResponse = {
  readonly status: number;
  readonly text: string;
  /** In milliseconds after the request; Infinity for no response. */
  readonly after: number;
  /** Whether the service puts the message in the mailbox when the request arrives. */
  readonly accepted: boolean;
};

/** For tests: a mail service with a planned response to each request, and 400 to any further one. Counts the mails. */
export class FlakyService {
  /** When each request started, in milliseconds. */
  readonly startedAt: number[] = [];
  mails = 0;

  constructor(
    private readonly clock: Clock,
    private readonly plan: readonly PlannedResponse[],
  ) {}

  attempt = async (): Promise<SendResult> => {
    const response = this.plan[this.startedAt.length] ?? unplanned;
    this.startedAt.push(this.clock.now);
    if (response.accepted) this.mails += 1;
    if (response.after === Infinity) return new Promise(() => undefined);
    await this.clock.sleep(response.after);
    const { status, text } = response;
    return status === 200 || text === 'OK'
      ? { ok: true }
      : { ok: false, failure: { status, text } };
  };
}

const unplanned: PlannedResponse = {
  status: 400,
  text: 'unplanned request',
  after: 0,
  accepted: false,
};
