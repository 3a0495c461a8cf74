import { paths } from '@lawyers/domain';
import { bytesOf, type PageBytes, type Part } from './page-bytes';

/**
 * The budget of a page in bytes as sent with brotli. When a test fails, make the page lighter. A larger budget needs a
 * benefit for visitors, named in the commit.
 */
export function budgetOf(address: string): Readonly<Partial<Record<Part, number>>> {
  const content = { html: 12_000, scriptAtOnce: 2_000, script: 2_000, fonts: 60_000 };
  if (address === paths.home) {
    return { ...content, html: 15_000, script: 140_000, beforeInteraction: 120_000 };
  }
  return pagesWithForms.includes(address) ? { ...content, script: 140_000 } : content;
}

const pagesWithForms: readonly string[] = [paths.intake, paths.contact];

/** A message for every part over its budget, with its files, the largest first. */
export function overBudget(address: string, page: PageBytes): readonly string[] {
  return Object.entries(budgetOf(address)).flatMap(([part, budget]) => {
    const files = page[part as Part];
    const bytes = bytesOf(files);
    if (bytes <= budget) return [];
    const list = files
      .toSorted((a, b) => b.bytes - a.bytes)
      .map((file) => `  ${file.bytes} ${file.address}`);
    return [`${part} of ${address}: ${bytes} bytes, budget ${budget}\n${list.join('\n')}`];
  });
}
