/**
 * Decompresses one LZ4 block. In the files of Firefox's session store, the block begins after 12 bytes: a header of 8,
 * and the length of the decompressed data in 4. The caller removes them.
 * @see https://github.com/lz4/lz4/blob/dev/doc/lz4_Block_format.md
 */
export function decompressLz4(block: Buffer): Buffer {
  const result: number[] = [];
  let position = 0;
  /** Reads a length. The value 15 means that following bytes are added, up to and including the first one below 255. */
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
    // The last sequence consists of literals only.
    if (position >= block.length) break;
    const offset = block.readUInt16LE(position);
    position += 2;
    for (let rest = length(token & 15) + 4; rest > 0; rest -= 1)
      result.push(result[result.length - offset]!);
  }
  return Buffer.from(result);
}
