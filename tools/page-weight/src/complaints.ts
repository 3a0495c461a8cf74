import { budgets } from './budgets';
import { pageKindOf } from './page-kind';
import { bytesOf, parts, type PageWeight, type Part } from './page-weight';

/** A part of a page that weighs more than its budget allows. */
export type Complaint = {
  readonly address: string;
  readonly part: Part;
  /** In bytes. */
  readonly over: number;
  /** What it is, by how much it is too heavy, and the files that it is made of. */
  readonly text: string;
};

export function complaintsAbout(weight: PageWeight): readonly Complaint[] {
  const kind = pageKindOf(weight.address);
  return parts.flatMap((part) => {
    const files = weight.files[part].toSorted((a, b) => b.bytes - a.bytes);
    const limit = budgets[kind][part];
    const over = bytesOf(files) - limit;
    if (over <= 0) return [];
    const list = files.map(({ address, bytes }) => `\n  ${String(bytes).padStart(7)}  ${address}`);
    const text = `${part} of ${weight.address}: ${bytesOf(files)} bytes, ${over} over its budget of ${limit}${list.join('')}`;
    return [{ address: weight.address, part, over, text }];
  });
}
