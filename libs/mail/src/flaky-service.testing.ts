import type { Clock } from './clock';
import type { SendResult } from './mail';

/** How the service treats one request. */
export type Answer = {
  readonly status: number;
  readonly text: string;
  /** In milliseconds; Infinity for an answer that never comes. */
  readonly after: number;
  /** Whether the message is put in the mailbox, at the moment the request arrives. */
  readonly accepted: boolean;
};

/** The mail service with a plan for each request; past its plan it refuses. Counts what reached the mailbox. */
export class FlakyService {
  /** When each request came, in milliseconds. */
  readonly startedAt: number[] = [];
  /** When each answer went out. */
  readonly answeredAt: number[] = [];
  mails = 0;

  constructor(
    private readonly clock: Clock,
    private readonly plan: readonly Answer[],
  ) {}

  attempt = async (): Promise<SendResult> => {
    const answer = this.plan[this.startedAt.length] ?? unplanned;
    this.startedAt.push(this.clock.now);
    if (answer.accepted) this.mails += 1;
    if (answer.after === Infinity) return new Promise(() => undefined);
    await this.clock.sleep(answer.after);
    this.answeredAt.push(this.clock.now);
    const { status, text } = answer;
    return status === 200 || text === 'OK'
      ? { ok: true }
      : { ok: false, failure: { status, text } };
  };
}

const unplanned: Answer = { status: 400, text: 'unplanned request', after: 0, accepted: false };
