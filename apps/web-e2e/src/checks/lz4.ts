/**
 * Decompresses one LZ4 block, such as Firefox's session store after its header of eight bytes and its length in four.
 * @see https://github.com/lz4/lz4/blob/dev/doc/lz4_Block_format.md
 */
export function decompressLz4(block: Buffer): Buffer {
  const result: number[] = [];
  let position = 0;
  /** A length of 15 goes on in the next bytes, the last of which is below 255. */
  const length = (short: number) => {
    let sum = short;
    if (short === 15) {
      let more: number;
      do sum += more = block[position++] ?? 0;
      while (more === 255);
    }
    return sum;
  };
  while (position < block.length) {
    const token = block[position++]!;
    const literals = length(token >> 4);
    for (const end = position + literals; position < end;) result.push(block[position++]!);
    // The last sequence has no match.
    if (position >= block.length) break;
    const offset = block.readUInt16LE(position);
    position += 2;
    for (let rest = length(token & 15) + 4; rest > 0; rest -= 1)
      result.push(result[result.length - offset]!);
  }
  return Buffer.from(result);
}
