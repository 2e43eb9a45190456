/** Prints lines of texts as columns: the first column aligned left, the others right. */
export function printTable(lines) {
  const widths = lines[0].map((_, i) => Math.max(...lines.map((line) => String(line[i]).length)));
  const pad = (text, i) => {
    const cell = String(text);
    return i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]);
  };
  console.log(`\n${lines.map((line) => line.map(pad).join('  ').trimEnd()).join('\n')}\n`);
}
