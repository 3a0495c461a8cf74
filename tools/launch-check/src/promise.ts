const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** The length of each unit in hours. */
const units: Readonly<Record<string, number>> = {
  minute: 1 / 60,
  h: 1,
  hr: 1,
  hour: 1,
  day: 24,
  week: 168,
};

const number = String.raw`\d+|an?|(?:${tens.slice(2).join('|')})(?:[\s-](?:${ones.slice(1, 10).join('|')}))?|${ones.toReversed().join('|')}`;
const promise = new RegExp(
  String.raw`\b(?:within|in less than|in under|in at most)\s+(?:the\s+next\s+|the\s+|about\s+)?(${number})[\s-]*(?:business\s+|working\s+)?(${Object.keys(units).join('|')})s?\b`,
  'gi',
);

/** The promised times in an English text, such as "within 24 hours", each with its words and its length in hours. */
export function promisesIn(text: string): readonly { words: string; hours: number }[] {
  return [...text.matchAll(promise)].map(([words, count = '', unit = '']) => ({
    words: words.replace(/\s+/g, ' '),
    hours: numberOf(count.toLowerCase()) * (units[unit.toLowerCase()] ?? 0),
  }));
}

function numberOf(words: string): number {
  if (/^\d/.test(words)) return Number(words);
  if (/^an?$/.test(words)) return 1;
  const [first = '', second = 'zero'] = words.split(/[\s-]/);
  return ones.includes(first)
    ? ones.indexOf(first)
    : tens.indexOf(first) * 10 + ones.indexOf(second);
}
