import { defaultLanguage, languageAt, pathIn, paths } from '@lawyers/domain';
import { bytesOf, type PageBytes, type Part } from './page-bytes';

/**
 * The budget of a page in bytes as sent with brotli. When a test fails, make the page lighter. A larger budget needs a
 * benefit for visitors, named in the commit.
 */
export function budgetOf(address: string): Readonly<Partial<Record<Part, number>>> {
  const content = {
    html: html(13_200, address),
    scriptAtOnce: 2_200,
    script: 2_200,
    fonts: 60_000,
  };
  const path = pathIn(defaultLanguage, address);
  if (path === paths.home) {
    return {
      ...content,
      html: html(17_250, address),
      // With the script for tabs.
      scriptAtOnce: 2_700,
      // With the questions on safe contact and the first call on the confirmation.
      script: 140_500,
      beforeInteraction: 120_000,
    };
  }
  return pagesWithForms.includes(path) ? { ...content, script: 140_000 } : content;
}

/** The same text is up to a tenth longer in Spanish, compressed. */
function html(english: number, address: string): number {
  return languageAt(address) === defaultLanguage ? english : english * 1.1;
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
