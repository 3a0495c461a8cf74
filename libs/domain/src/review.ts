/** A review in the carousel. */
export type Review = {
  /** That nobody wrote it. The page then says so, and a launch is refused (16 CFR 465). A real review leaves it out. */
  readonly sample?: boolean;
  readonly name: string;
  /** Number of the abstract portrait. */
  readonly avatar: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  /** As the client gave it. */
  readonly rating: 1 | 2 | 3 | 4 | 5;
  /** City and state. */
  readonly address: string;
  readonly subject: string;
  readonly content: string;
};
